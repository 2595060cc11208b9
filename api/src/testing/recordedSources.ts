import { CARRIED_RECORD } from '../ingest/dataPlaces.ts';
import { openRecord } from '../ingest/openRecord.ts';
import { readFiles } from '../ingest/readFiles.ts';
import type { Sources } from '../territory/sources.ts';

/** What the record that comes with the portal says, without a database, for tests of the history. */
export async function recordedSources(): Promise<Sources> {
  const { files, origin } = await openRecord(CARRIED_RECORD);
  const alone = { origin, beneath: [], found: files, byHand: false };
  return (await readFiles({ alone, onTop: null, leftOut: [], strict: true }, () => {})).sources;
}
