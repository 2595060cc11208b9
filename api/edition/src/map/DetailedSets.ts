import type { Store } from '@territori/store/files/Store';
import type { TenureColumns } from '@territori/wire/v1/tenureColumns';
import { LRUCache } from 'lru-cache';
import { DetailedSet } from './DetailedSet.ts';
import type { CatalogueSet } from './MapCatalogue.ts';
import { plainMapFile, readMapFile } from './readMap.ts';

/** A boundary set in detail, and which units held its areas; null where the areas are those of the units themselves. */
export interface OpenSet {
  readonly set: DetailedSet;
  readonly tenures: TenureColumns | null;
}

/** Sets that stay in memory: one of municipalities takes some 30 MB. */
const AT_HAND = 3;

const openSets = new WeakMap<Store, LRUCache<string, Promise<OpenSet | undefined>>>();

/** A set of the catalogue in detail; undefined where a file of it is missing. The sets that were asked for last stay in memory. */
export function detailedSet(store: Store, edition: { readonly fingerprint: string }, set: CatalogueSet): Promise<OpenSet | undefined> {
  const known = openSets.get(store) ?? new LRUCache<string, Promise<OpenSet | undefined>>({ max: AT_HAND });
  openSets.set(store, known);
  const address = `${edition.fingerprint} ${set.id}`;
  const reading = known.get(address) ?? readDetailedSet(store, edition, set);
  known.set(address, reading);
  // what could not be read is asked for again
  const forget = () => void (known.peek(address) === reading && known.delete(address));
  reading.then((found) => found ?? forget(), forget);
  return reading;
}

async function readDetailedSet(store: Store, edition: { readonly fingerprint: string }, set: CatalogueSet): Promise<OpenSet | undefined> {
  const texts: string[] = [];
  for (const name of [set.file, ...Object.values(set.details), ...(set.tenures === null ? [] : [set.tenures])]) {
    const compressed = await readMapFile(store, edition, name);
    if (!compressed) return undefined;
    texts.push(plainMapFile(compressed).toString());
  }
  const [whole = '', ...others] = texts;
  const tenures = set.tenures === null ? null : (JSON.parse(others.pop() ?? '') as TenureColumns);
  return { set: await DetailedSet.read(whole, others), tenures };
}
