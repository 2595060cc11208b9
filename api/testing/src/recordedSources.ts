import type { Sources } from '@territori/history/territory/sources/Sources';
import { CARRIED_RECORD } from '@territori/load/record/dataPlaces';
import { openRecord } from '@territori/load/record/openRecord';
import { readFiles } from '@territori/load/sources/readFiles';

/** What the record that comes with the portal says, without a database, for tests of the history. */
export async function recordedSources(): Promise<Sources> {
  const { files, origin } = await openRecord(CARRIED_RECORD);
  const alone = { origin, beneath: [], found: files, byHand: false };
  return (await readFiles({ alone, onTop: null, leftOut: [], strict: true }, () => {})).sources;
}
