import { readdir, readFile } from 'node:fs/promises';
import type { Transaction } from '@territori/store/database';

/** The SQL that makes an edition. A change of it makes another edition of the same files. */
export interface EditionScripts {
  /** The tables that a load fills. */
  readonly beforeRows: string;
  /** Constraints and indexes, which cost least once the rows are there; what follows from the rows; what reports are computed of. */
  readonly afterRows: string;
}

/** The scripts of a folder of `api/load/schema`, in the order of their names. */
async function scriptsOf(stage: 'before-rows' | 'after-rows' | 'reports'): Promise<string> {
  const folder = new URL(`../../schema/${stage}/`, import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return (await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))).join('\n');
}

export async function editionScripts(): Promise<EditionScripts> {
  const afterRows = [await scriptsOf('after-rows'), await scriptsOf('reports')];
  return { beforeRows: await scriptsOf('before-rows'), afterRows: afterRows.join('\n') };
}

/** Makes an edition in the schema that comes first in the search path; `fill` inserts its rows. */
export async function createEdition(transaction: Transaction, fill: () => Promise<void>): Promise<void> {
  const { beforeRows, afterRows } = await editionScripts();
  await transaction.run(beforeRows);
  await fill();
  await transaction.run(afterRows);
}
