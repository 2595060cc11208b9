import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { workerData } from 'node:worker_threads';
import type { Edition } from '../../database/index.ts';
import { csvRows } from '../formats/writeRows.ts';
import { type ArchiveFile, type ArchiveIndex, INDEX } from './ArchiveIndex.ts';
import type { BulkTable } from './BulkTable.ts';
import type { BulkRow } from './Column.ts';
import { datapackage } from './datapackage.ts';
import { CITATION, DATABASE, DATAPACKAGE } from './fileNames.ts';
import { writeParquet } from './parquet.ts';
import { SqliteFile } from './sqlite.ts';
import { TABLES } from './tables.ts';

/** What the thread is given: the folder with the canonical rows, and whose they are. */
export interface ArchiveWork {
  readonly folder: string;
  readonly name: string;
  readonly edition: Edition;
}

const { folder, name, edition } = workerData as ArchiveWork;
const at = (file: string) => join(folder, file);

async function describe(nome: string, formato: ArchiveFile['formato'], tabella: string | null, righe: number | null): Promise<ArchiveFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(at(nome)), hash);
  return { nome, formato, tabella, byte: (await stat(at(nome))).size, righe, sha256: hash.digest('hex') };
}

async function readRows(table: BulkTable): Promise<BulkRow[]> {
  const lines = (await readFile(at(`${table.name}.jsonl`), 'utf8')).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as BulkRow);
}

const files: ArchiveFile[] = [];
const about = { edizione: name, aggiornata_al: edition.date };
const database = new SqliteFile(at(DATABASE), about);
for (const table of TABLES) {
  const rows = await readRows(table);
  const fields = table.columns.map((column) => ({ ...column, columns: [], of: (row: BulkRow) => row[column.name] }));
  await pipeline(csvRows(fields as Parameters<typeof csvRows>[0], rows, ','), createWriteStream(at(`${table.name}.csv`)));
  await writeParquet(at(`${table.name}.parquet`), table, rows);
  database.add(table, rows);
  for (const format of ['csv', 'jsonl', 'parquet'] as const)
    files.push(await describe(`${table.name}.${format}`, format, table.name, rows.length));
}
database.end();
files.push(await describe(DATABASE, 'sqlite', null, null), await describe(CITATION, 'testo', null, null));
await writeFile(at(DATAPACKAGE), `${JSON.stringify(datapackage(edition, name, files, TABLES), null, 2)}\n`);
files.push(await describe(DATAPACKAGE, 'json', null, null));
const index: ArchiveIndex = { ...about, file: files };
await writeFile(at(INDEX), `${JSON.stringify(index, null, 2)}\n`);
