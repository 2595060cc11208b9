import type { Sources } from '@territori/history/territory/sources/Sources';
import type { Database, Edition } from '@territori/store/database';
import type { Selection } from './chooseSources.ts';
import { keptFiles } from './keptFiles.ts';
import { readFiles } from './readFiles.ts';

/** Reads what the sources of an edition say from the files that the database keeps. */
export async function readAgain(database: Database, edition: Edition): Promise<Sources> {
  const kept: Selection = {
    origin: edition.origin,
    beneath: [],
    found: keptFiles(database, edition.sources),
    byHand: false,
  };
  return (await readFiles({ alone: kept, onTop: kept, leftOut: [], strict: false }, () => {})).sources;
}
