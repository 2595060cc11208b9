import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { workerData } from 'node:worker_threads';
import { type ArchiveFile, type ArchiveIndex, INDEX } from '@territori/edition/archive/ArchiveIndex';
import type { BulkTable } from '@territori/edition/archive/BulkTable';
import type { BulkRow } from '@territori/edition/archive/Column';
import { CITATION, DATABASE, DATAPACKAGE } from '@territori/edition/archive/fileNames';
import { linesOf } from '@territori/edition/archive/linesOf';
import { TABLES } from '@territori/edition/archive/tables';
import { cellText } from '@territori/edition/fields/cellText';
import type { Edition } from '@territori/store/database';
import { csvLine } from '@territori/traduzione/csv';
import { describeArchive } from './describeArchive.ts';
import { ParquetFile } from './ParquetFile.ts';
import { SqliteFile } from './sqlite.ts';

/** What the thread is given: the folder with the canonical rows, and whose they are. */
export interface ArchiveWork {
  readonly folder: string;
  readonly name: string;
  readonly edition: Edition;
}

/** Rows that are in memory at a time: a group of a Parquet file. */
const ROWS_AT_A_TIME = 10_000;

const { folder, name, edition } = workerData as ArchiveWork;
const inArchiveFolder = (file: string) => join(folder, file);

async function describeArchiveFile(
  nome: string,
  formato: ArchiveFile['formato'],
  tabella: string | null,
  righe: number | null,
): Promise<ArchiveFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(inArchiveFolder(nome)), hash);
  return { nome, formato, tabella, byte: (await stat(inArchiveFolder(nome))).size, righe, sha256: hash.digest('hex') };
}

/** The canonical rows of a table, some thousands at a time. */
async function* rowGroupsOf(table: BulkTable): AsyncGenerator<BulkRow[]> {
  let rows: BulkRow[] = [];
  for await (const line of linesOf(createReadStream(inArchiveFolder(`${table.name}.jsonl`)))) {
    rows.push(JSON.parse(line) as BulkRow);
    if (rows.length < ROWS_AT_A_TIME) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** Writes a table in its other formats, and resolves to the number of its rows. */
async function writeOtherFormats(table: BulkTable, database: SqliteFile, csv: FileHandle): Promise<number> {
  const names = table.columns.map((column) => column.name);
  const parquet = new ParquetFile(inArchiveFolder(`${table.name}.parquet`), table);
  database.create(table);
  await csv.write(csvLine(names, ','));
  let count = 0;
  for await (const rows of rowGroupsOf(table)) {
    await csv.write(
      rows
        .map((row) =>
          csvLine(
            names.map((column) => cellText(row[column])),
            ',',
          ),
        )
        .join(''),
    );
    await parquet.add(rows);
    database.add(table, rows);
    count += rows.length;
  }
  await parquet.end();
  return count;
}

const archiveFiles: ArchiveFile[] = [];
const aboutArchive = { edizione: name, aggiornata_al: edition.date };
const archiveDatabase = new SqliteFile(inArchiveFolder(DATABASE), aboutArchive);
for (const table of TABLES) {
  const csv = await open(inArchiveFolder(`${table.name}.csv`), 'w');
  const rows = await writeOtherFormats(table, archiveDatabase, csv).finally(() => csv.close());
  for (const format of ['csv', 'jsonl', 'parquet'] as const)
    archiveFiles.push(await describeArchiveFile(`${table.name}.${format}`, format, table.name, rows));
}
archiveDatabase.end();
archiveFiles.push(await describeArchiveFile(DATABASE, 'sqlite', null, null), await describeArchiveFile(CITATION, 'testo', null, null));
await writeFile(inArchiveFolder(DATAPACKAGE), `${JSON.stringify(describeArchive(edition, name, archiveFiles, TABLES), null, 2)}\n`);
archiveFiles.push(await describeArchiveFile(DATAPACKAGE, 'json', null, null));
const archiveIndex: ArchiveIndex = { ...aboutArchive, file: archiveFiles };
await writeFile(inArchiveFolder(INDEX), `${JSON.stringify(archiveIndex, null, 2)}\n`);
