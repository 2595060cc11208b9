import { type Registry, SECTION_ID } from '@territori/contract';
import type { Override } from './readOverrides.ts';
import { readReleased } from './readReleased.ts';

/** Session storage key of the previews of a tab, versions by section. The page's script reads it too. */
export const PREVIEWS_KEY = 'territori.anteprime';

const PREVIEW_PREFIX = 'section.';
/** A version as a folder has it: it cannot lead to another folder. */
const PREVIEW_VERSION = /^@(\d[\w.+-]*)$/;

type PreviewVersions = Readonly<Record<string, string>>;

function keptPreviews(storage: Storage | null): PreviewVersions {
  try {
    const value: unknown = JSON.parse(storage?.getItem(PREVIEWS_KEY) ?? '{}');
    const entries = Object.entries(Object(value)).filter(([id, version]) => SECTION_ID.test(id) && PREVIEW_VERSION.test(`@${version}`));
    return Object.fromEntries(entries) as PreviewVersions;
  } catch {
    return {};
  }
}

function keepPreviews(storage: Storage | null, versions: PreviewVersions): void {
  try {
    if (Object.keys(versions).length > 0) storage?.setItem(PREVIEWS_KEY, JSON.stringify(versions));
    else storage?.removeItem(PREVIEWS_KEY);
  } catch {
    // the storage is full: the preview lasts as long as its address
  }
}

/** The versions that the page's address names: `?section.glossario=@1.0.1`. */
function namedPreviews(search: string): PreviewVersions {
  const found = [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const id = name.slice(PREVIEW_PREFIX.length);
    const version = PREVIEW_VERSION.exec(value)?.[1];
    return name.startsWith(PREVIEW_PREFIX) && SECTION_ID.test(id) && version ? [[id, version] as const] : [];
  });
  return Object.fromEntries(found);
}

/**
 * The published versions that this tab shows in place of the running ones: those of the address and those opened before, until they are
 * closed. Each is an override whose address is the version's folder, beside that of the running version.
 */
export function requestedPreviews(search: string, storage: Storage | null, { sections }: Registry): Override[] {
  const versions = { ...keptPreviews(storage), ...namedPreviews(search) };
  keepPreviews(storage, versions);
  return Object.entries(versions).flatMap(([id, version]) => {
    const base = sections[id]?.base;
    return base ? [{ id, version, url: new URL(`../${version}/`, base).href }] : [];
  });
}

/** Previews with the hashes of their entries, so that the browser runs each as it was released. Never rejects. */
export async function previewsWithHashes(previews: readonly Override[]): Promise<Override[]> {
  if (previews.length === 0) return [];
  const released = await readReleased().catch((reason: unknown) => {
    console.error('versions.json could not be read:', reason);
    return {} as Awaited<ReturnType<typeof readReleased>>;
  });
  return previews.map((preview) => {
    const integrity = preview.version && released[preview.id]?.[preview.version];
    return integrity ? { ...preview, integrity } : preview;
  });
}

/** Forgets the preview of a section in this tab. */
export function closePreview(id: string, storage: Storage | null): void {
  const { [id]: _, ...others } = keptPreviews(storage);
  keepPreviews(storage, others);
}
