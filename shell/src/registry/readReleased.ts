import type { ReleasedEntries } from '@territori/contract';
import { fetchText } from './fetchText.ts';

/** Reads `versions.json`: the versions of each section that were ever released, with the hash of the entry of each. */
export async function readReleased(): Promise<ReleasedEntries> {
  return JSON.parse(await fetchText(new URL('versions.json', document.baseURI).href, { cache: 'no-store' })) as ReleasedEntries;
}
