import { type Database, DatabaseError, type Origin, type Source, type Transaction } from '../database/index.ts';
import { editionSchema, READING_ROLE, searchPath } from '../database/sessionSettings.ts';
import type { History } from '../territory/model.ts';
import { checkEdition, FailedCheckError } from './checkEdition.ts';
import { createEdition } from './createEdition.ts';
import type { InputFile } from './inputFiles.ts';
import { keepFiles } from './keptFiles.ts';
import { writeHistory } from './writeHistory.ts';

export interface NewEdition {
  name: string;
  /** YYYY-MM-DD up to which the files know. */
  date: string;
  approximate: boolean;
  files: Source[];
  /** The files themselves, which the database keeps. */
  inputs: readonly InputFile[];
  origin: Origin;
  fingerprint: string;
  history: History;
}

/** Editions that stay: the current one and the one before it, which readers may still be in. */
const KEPT = 2;

async function dropOlder(transaction: Transaction): Promise<void> {
  const old = await transaction.query<{ id: number }>('select id from portale.edizione order by id desc offset $1', [KEPT]);
  for (const { id } of old) {
    await transaction.run(`drop schema if exists ${editionSchema(id)} cascade`);
    await transaction.query('delete from portale.edizione where id = $1', [id]);
  }
}

/**
 * Writes a new edition, checks it and puts it into service, in one transaction: until its last moment, and for good when anything fails, the
 * edition before it is the one that is read.
 */
export async function loadEdition(database: Database, edition: NewEdition, progress: (message: string) => void): Promise<number> {
  try {
    return await database.transaction((transaction) => write(transaction, edition, progress));
  } catch (error) {
    if (error instanceof DatabaseError && error.code === EXCLUSION_VIOLATION) throw new FailedCheckError(error.detail ?? error.message);
    throw error;
  }
}

/** SQLSTATE of two versions of one unit, or two units under one code, at one time. */
const EXCLUSION_VIOLATION = '23P01';

async function write(transaction: Transaction, edition: NewEdition, progress: (message: string) => void): Promise<number> {
  // one load at a time on a server; PGlite has one session anyway
  await transaction.query('lock table portale.edizione in share row exclusive mode');
  await transaction.query('update portale.edizione set corrente = false where corrente');
  const [row] = await transaction.query<{ id: number }>(
    `insert into portale.edizione (nome, data, approssimata, fonti, origine, impronta, corrente) values ($1, $2::date, $3, $4::text::jsonb, $5, $6, true) returning id`,
    [edition.name, edition.date, edition.approximate, JSON.stringify(edition.files), edition.origin, edition.fingerprint],
  );
  const id = row?.id ?? 0;
  const schema = editionSchema(id);
  // compiling the statements of a load takes a server longer than running them
  await transaction.run(`create schema ${schema}; set local search_path = ${searchPath(id)}; set local jit = off`);
  await createEdition(transaction, async () => {
    progress('Scrittura della storia');
    await writeHistory(transaction, edition.history);
    progress('Vincoli e indici');
  });
  progress('Controlli');
  await checkEdition(transaction, { approximate: edition.approximate });
  await transaction.run(
    `grant usage on schema ${schema} to ${READING_ROLE}; grant select on all tables in schema ${schema} to ${READING_ROLE}`,
  );
  await dropOlder(transaction);
  await keepFiles(transaction, edition.inputs);
  return id;
}
