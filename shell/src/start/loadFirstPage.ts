import type { Kit } from '@territori/kit';
import { loadPage, withinMilliseconds } from '@territori/kit/portal';
import type { Portal } from '../portal/Portal.ts';
import { sectionAt } from '../routing/sectionAt.ts';
import { pathOf } from './pathOf.ts';

/** Milliseconds that the frame waits for the first page. */
const WAIT_MS = 300;

/**
 * Loads the page of the address before React renders, so that frame and page are rendered together instead of frame,
 * placeholder and page one after the other. A page that does not arrive in time, or fails, is shown in its place later,
 * with its placeholder or error. Never rejects.
 */
export async function loadFirstPage(kit: Kit, { entries, loader }: Pick<Portal, 'entries' | 'loader'>): Promise<void> {
  const path = pathOf(location.hash);
  const id = sectionAt(path, entries);
  if (!id) return;
  const page = loader.start(id).then((section) => loadPage(kit, section, path));
  await withinMilliseconds(WAIT_MS, page, `first page, of ${id}`).catch(() => {});
}
