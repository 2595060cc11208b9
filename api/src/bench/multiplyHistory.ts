import type { Database } from '../database/index.ts';
import { collect } from '../ingest/collect.ts';
import { embeddedSources } from '../ingest/embeddedEdition.ts';
import { filesOf } from '../ingest/keptFiles.ts';
import { loadEdition } from '../ingest/loadEdition.ts';
import { prepareEdition } from '../ingest/prepareEdition.ts';
import { multipliedHistory } from './multipliedHistory.ts';

const SILENT = () => {};

/** Loads the files of the edition in service once more, with so many times the municipalities. It is called approximate, since its figures are not the official ones. */
export async function multiplyHistory(database: Database, times: number): Promise<void> {
  const current = await database.edition();
  if (!current) throw new Error('There is no edition to multiply');
  const inputs = await filesOf(database, current);
  const collected = await collect(inputs, SILENT, current.approximate ? await embeddedSources() : undefined);
  const edition = prepareEdition({ collected, inputs, fingerprint: `times ${times}`, origin: current.origin, approximate: true }, SILENT);
  await loadEdition(database, { ...edition, history: multipliedHistory(edition.history, times) }, SILENT);
}
