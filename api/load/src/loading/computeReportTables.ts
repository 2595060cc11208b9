import { createHash } from 'node:crypto';
import { editionName } from '@territori/history/edition/editionName';
import { oneAhead } from '@territori/process/oneAhead';
import { CATALOGUE } from '@territori/reports/catalogue';
import { readTable, tableOf } from '@territori/reports/computeTable';
import { contentOf, type TableIndex } from '@territori/reports/files/TableIndex';
import { tableIndexPath, tablePath } from '@territori/reports/files/tablesFolder';
import { readHoldings } from '@territori/reports/readHoldings';
import { tablesOf } from '@territori/reports/tablesOf';
import type { Database, Edition } from '@territori/store/database';
import { reportTableFile } from '../archive/reportTableFile.ts';
import type { NewFile } from './NewFile.ts';

/**
 * Computes the tables of the reports of an edition, one after the other; the database answers for the next one meanwhile. Their
 * index comes last. They take some megabytes.
 */
export async function computeReportTables(database: Database, edition: Edition): Promise<NewFile[]> {
  const holdings = await readHoldings(database, edition.id);
  const files: NewFile[] = [];
  const tabelle: TableIndex['tabelle'][number][] = [];
  const wanted = tablesOf(CATALOGUE.values(), holdings);
  const answers = oneAhead(wanted, ({ report, query }) => readTable(database, edition.id, report, query));
  for await (const [{ name, report, query }, answer] of answers) {
    const table = tableOf(answer, report, query);
    const content = reportTableFile(table);
    files.push({ path: tablePath(edition, name), content });
    tabelle.push({ nome: name, byte: content.byteLength, righe: table.length, sha256: createHash('sha256').update(content).digest('hex') });
  }
  const index: TableIndex = { edizione: editionName(edition), contenuto: contentOf(holdings), tabelle };
  return [...files, { path: tableIndexPath(edition), content: JSON.stringify(index) }];
}
