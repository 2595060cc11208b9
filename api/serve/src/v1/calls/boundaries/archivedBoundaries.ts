import type { Edition } from '@territori/store/database';
import type { Store } from '@territori/store/files/Store';
import { type Maps, mapsOf } from './mapsOf.ts';

/** A boundary set of the whole country as a file. */
interface BoundaryFile {
  readonly name: string;
  /** Of the file as it is without compression. */
  readonly bytes: number;
  readonly sha256: string;
}

/** The boundary sets of an edition by name, and whether they are there. */
export async function archivedBoundaries(
  store: Store | null,
  edition: Edition,
): Promise<{ readonly stato: Maps['stato']; readonly files: readonly BoundaryFile[] }> {
  const { stato, catalogue } = await mapsOf(store, edition);
  const sets = new Set(catalogue?.sets.map(({ file }) => file));
  const files = (catalogue?.files ?? []).flatMap(({ name, plain }) => (sets.has(name) ? [{ name, ...plain }] : []));
  return { stato, files: files.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}
