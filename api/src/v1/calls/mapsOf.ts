import { isBoundarySource } from '../../boundaries/boundarySource.ts';
import { EditionMemo } from '../../database/EditionMemo.ts';
import type { Database, Edition } from '../../database/index.ts';
import type { MapCatalogue } from '../../map/MapCatalogue.ts';
import { readMapCatalogue } from '../../map/readMap.ts';

/** The maps of an edition: ready with their catalogue, being prepared, or none because no boundaries are loaded. */
export type Maps =
  | { readonly stato: 'pronti'; readonly catalogue: MapCatalogue }
  | { readonly stato: 'in_preparazione' | 'non_caricati'; readonly catalogue?: undefined };

/** The catalogues by database: an edition has none for some minutes, and this is not remembered. */
const catalogues = new WeakMap<Database, EditionMemo<MapCatalogue>>();

class NotPreparedError extends Error {}

export async function mapsOf(database: Database, edition: Edition): Promise<Maps> {
  let memo = catalogues.get(database);
  if (!memo) {
    memo = new EditionMemo(async (asked: Edition) => {
      const catalogue = await readMapCatalogue(database, asked);
      if (!catalogue) throw new NotPreparedError();
      return catalogue;
    });
    catalogues.set(database, memo);
  }
  try {
    return { stato: 'pronti', catalogue: await memo.of(edition) };
  } catch (error) {
    if (error instanceof NotPreparedError) return { stato: edition.sources.some(isBoundarySource) ? 'in_preparazione' : 'non_caricati' };
    throw error;
  }
}
