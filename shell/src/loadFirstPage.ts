import type { Kit } from '@territori/kit';
import { loadPage, withinMilliseconds } from '@territori/kit/portal';
import type { Portal } from './portal/Portal.ts';
import { HOME_PATH, sectionAt } from './routing/sectionAt.ts';

/** Milliseconds that the frame waits for the page that it is to be drawn with. */
const WAIT_MS = 300;

/** The path in the hash of an address, as the router reads it. */
function pathOf(hash: string): string {
  const path = (hash.slice(1).split('?')[0] ?? '').replace(/^\/*/, '/');
  return path === '/' ? HOME_PATH : path;
}

/**
 * Loads the page that the address names before anything is drawn, so that frame and page are drawn in one go instead of
 * the frame first, a placeholder in it, and then the page. What does not come soon, or not at all, is waited for, and
 * told, where it would stand. Never rejects.
 */
export async function loadFirstPage(kit: Kit, { entries, loader }: Pick<Portal, 'entries' | 'loader'>): Promise<void> {
  const path = pathOf(location.hash);
  const id = sectionAt(path, entries);
  if (!id) return;
  const page = loader.start(id).then((section) => loadPage(kit, section, path));
  await withinMilliseconds(WAIT_MS, page, `first page, of ${id}`).catch(() => {});
}
