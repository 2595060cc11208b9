import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Archive } from './Archive.ts';
import { type BulkTable, byKey, keyOf } from './BulkTable.ts';
import type { BulkRow } from './Column.ts';
import { FACT_TABLES } from './tables.ts';

/** What an edition says otherwise than another about one key of one table. */
export interface Difference {
  readonly tabella: string;
  readonly esito: 'aggiunto' | 'corretto' | 'ritirato';
  /** The columns of the key with their values. */
  readonly chiave: BulkRow;
  /** The row before, null for one that was added. */
  readonly prima: BulkRow | null;
  /** The row after, null for one that was withdrawn. */
  readonly dopo: BulkRow | null;
}

const linesOf = async (archive: Archive, edition: string, table: BulkTable): Promise<string[]> => {
  const path = await archive.pathOf(edition, `${table.name}.jsonl`);
  // an edition of an earlier program may lack a table
  if (path === undefined) return [];
  return (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
};

/** The rows of lines that the other edition does not have, by their keys. Most lines are in both and are not read. */
function rowsBeside(table: BulkTable, lines: readonly string[], other: ReadonlySet<string>): Map<string, BulkRow> {
  const rows = lines.filter((line) => !other.has(line)).map((line) => JSON.parse(line) as BulkRow);
  return new Map(rows.map((row) => [keyOf(table, row), row]));
}

function differencesOf(table: BulkTable, before: ReadonlyMap<string, BulkRow>, after: ReadonlyMap<string, BulkRow>): Difference[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const found = keys.map((key) => {
    const [prima, dopo] = [before.get(key) ?? null, after.get(key) ?? null];
    const row = (dopo ?? prima) as BulkRow;
    const chiave = Object.fromEntries(table.key.map((name) => [name, row[name] ?? null]));
    const esito = prima === null ? 'aggiunto' : dopo === null ? 'ritirato' : 'corretto';
    return { tabella: table.name, esito, chiave, prima, dopo } as const;
  });
  return found.sort((a, b) => byKey(table)(a.chiave, b.chiave));
}

/** Every fact that differs between two editions whose files stand, by table and key. */
export async function compareEditions(archive: Archive, from: string, to: string): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const table of FACT_TABLES) {
    const [before, after] = [await linesOf(archive, from, table), await linesOf(archive, to, table)];
    const [held, found] = [new Set(before), new Set(after)];
    differences.push(...differencesOf(table, rowsBeside(table, before, found), rowsBeside(table, after, held)));
    // in between, calls are answered
    await setImmediate();
  }
  return differences;
}
