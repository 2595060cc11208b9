import type { MapCatalogue } from '@territori/edition/map/MapCatalogue';
import { readMapCatalogue } from '@territori/edition/map/readMap';
import type { Localized } from '@territori/languages';
import { isBoundarySource } from '@territori/store/boundaries/boundarySource';
import type { Edition } from '@territori/store/database';
import { EditionMemo } from '@territori/store/database/EditionMemo';
import type { Store } from '@territori/store/files/Store';
import { message } from '../../../message.ts';
import { Problem } from '../../errors/Problem.ts';

/** The maps of an edition: ready with their catalogue, being prepared, or none because no boundaries are loaded or no files are kept. */
export type Maps =
  | { readonly stato: 'pronti'; readonly catalogue: MapCatalogue }
  | { readonly stato: 'in_preparazione' | 'non_caricati'; readonly catalogue?: undefined };

/** Why there are no maps. */
export const notReady = (stato: Exclude<Maps['stato'], 'pronti'>): Localized => message(`mapsOf.notReady.${stato}`);

/** The error of a call for which the maps are not there yet. */
export const mapsNotReady = (parameter: string | null): Problem =>
  new Problem('non_disponibile', notReady('in_preparazione'), parameter, { 'retry-after': '60' });

/** The catalogues by store: an edition has none for some minutes, and this is not remembered. */
const catalogues = new WeakMap<Store, EditionMemo<MapCatalogue>>();

class NotPreparedError extends Error {}

export async function mapsOf(store: Store | null, edition: Edition): Promise<Maps> {
  if (!store || !edition.sources.some(isBoundarySource)) return { stato: 'non_caricati' };
  let memo = catalogues.get(store);
  if (!memo) {
    memo = new EditionMemo(async (asked: Edition) => {
      const catalogue = await readMapCatalogue(store, asked);
      if (!catalogue) throw new NotPreparedError();
      return catalogue;
    });
    catalogues.set(store, memo);
  }
  try {
    return { stato: 'pronti', catalogue: await memo.of(edition) };
  } catch (error) {
    if (error instanceof NotPreparedError) return { stato: 'in_preparazione' };
    throw error;
  }
}

/** The maps of an edition that has them, and their files. Rejects with Problem where there are none or they are being prepared. */
export async function openMaps(store: Store | null, edition: Edition, parameter: string | null) {
  const { stato, catalogue } = await mapsOf(store, edition);
  if (stato === 'in_preparazione') throw mapsNotReady(parameter);
  if (!catalogue || !store) throw new Problem('confini_assenti', notReady('non_caricati'), parameter);
  return { catalogue, store };
}
