import type { Archive } from './Archive.ts';
import { type BulkTable, compareKeys } from './BulkTable.ts';
import type { BulkRow } from './Column.ts';
import { linesOf } from './linesOf.ts';
import { FACT_TABLES } from './tables.ts';

/** What an edition says otherwise than another about one key of one table. */
export interface Difference {
  readonly tabella: string;
  readonly esito: 'aggiunto' | 'corretto' | 'ritirato' | 'avvenuto';
  /** The columns of the key with their values. */
  readonly chiave: BulkRow;
  /** The row before, null for one that was added. */
  readonly prima: BulkRow | null;
  /** The row after, null for one that was withdrawn. */
  readonly dopo: BulkRow | null;
}

async function* rowsOf(archive: Archive, edition: string, table: BulkTable): AsyncGenerator<string> {
  const file = await archive.open(edition, `${table.name}.jsonl`);
  // an edition of an earlier program may lack a table
  if (file) yield* linesOf(file);
}

/** Both editions have their rows in the order of the key: one passes through both at once and holds a row of each. */
async function* differencesOf(archive: Archive, from: string, to: string, table: BulkTable): AsyncGenerator<Difference> {
  const [before, after] = [rowsOf(archive, from, table), rowsOf(archive, to, table)];
  const rowOf = (line: string): BulkRow => JSON.parse(line) as BulkRow;
  const difference = (esito: Difference['esito'], prima: BulkRow | null, dopo: BulkRow | null): Difference => {
    const row = (dopo ?? prima) as BulkRow;
    return { tabella: table.name, esito, chiave: Object.fromEntries(table.key.map((name) => [name, row[name] ?? null])), prima, dopo };
  };
  let [one, other] = [await before.next(), await after.next()];
  while (!one.done || !other.done) {
    // most lines are in both and are not parsed
    if (!one.done && !other.done && one.value === other.value) [one, other] = [await before.next(), await after.next()];
    else {
      const [prima, dopo] = [one.done ? null : rowOf(one.value), other.done ? null : rowOf(other.value)];
      const order = prima === null ? 1 : dopo === null ? -1 : compareKeys(table, prima, dopo);
      if (order === 0) yield difference('corretto', prima, dopo);
      else yield order < 0 ? difference('ritirato', prima, null) : difference('aggiunto', null, dopo);
      if (order <= 0) one = await before.next();
      if (order >= 0) other = await after.next();
    }
  }
}

/** Every fact that differs between two editions whose files stand, by table and key. */
export async function compareEditions(archive: Archive, from: string, to: string): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const table of FACT_TABLES) for await (const found of differencesOf(archive, from, to, table)) differences.push(found);
  return differences;
}
