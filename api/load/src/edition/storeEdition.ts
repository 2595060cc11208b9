import { EDITION_TITLE } from '@territori/history/edition/editionTitle';
import type { History } from '@territori/history/territory/model';
import type { Database, Edition, Transaction } from '@territori/store/database';
import { editionSchema, READING_ROLE, searchPath } from '@territori/store/database/sessionSettings';
import { STRUCTURE } from '@territori/store/database/structure';
import { VERSION } from '@territori/store/version';
import type { InputFile } from '../files/openFiles.ts';
import type { Progress } from '../sources/chooseSources.ts';
import { keepFiles } from '../sources/keptFiles.ts';
import { checkEdition } from './checkEdition.ts';
import { createEdition } from './createEdition.ts';
import { writeHistory } from './writeHistory.ts';

/** What an edition is stored with: its history, what the edition says of itself, and its files. */
export interface NewEdition extends Pick<Edition, 'sources' | 'leftOut' | 'lacks' | 'origin' | 'fingerprint'> {
  history: History;
  files: readonly InputFile[];
}

/**
 * Drops every edition but the given ones and, of those that other versions of the portal read, the one that came into service last:
 * replicas of that version serve it until they are replaced, and again after a downgrade. The names of the dropped ones stay known.
 */
async function dropOthers(transaction: Transaction, kept: readonly number[]): Promise<void> {
  const [beside] = await transaction.query<{ id: number }>(
    `select id from (
       select id, caricata_il from portale.caricamento where in_servizio and struttura <> $1
       union all select id, caricata_il from portale.edizione where corrente) altre
     order by caricata_il desc limit 1`,
    [STRUCTURE],
  );
  const stay = [...kept, ...(beside ? [beside.id] : [])];
  for (const list of ['portale.caricamento', 'portale.edizione']) {
    const dropped = await transaction.query<{ id: number; impronta: string }>(
      `delete from ${list} where id <> all($1) returning id, impronta`,
      [stay],
    );
    for (const { id, impronta } of dropped) {
      await transaction.run(`drop schema if exists ${editionSchema(id)} cascade`);
      await transaction.query('insert into portale.edizione_superata values ($1) on conflict do nothing', [impronta]);
    }
  }
}

/** Who chose the files of an edition, and the hash of them and of the loader. */
type EditionIdentity = Pick<Edition, 'fingerprint' | 'origin'>;

/** The edition that was made of these files and is still kept, put back into service; undefined where none is kept. */
export async function backInService(database: Database, identity: EditionIdentity): Promise<Edition | undefined> {
  return (await database.transaction((transaction) => putEditionBack(transaction, identity))) ? database.edition() : undefined;
}

async function putEditionBack(transaction: Transaction, { fingerprint, origin }: EditionIdentity): Promise<boolean> {
  // one load at a time on a server; PGlite has one session anyway
  await transaction.query('lock table portale.edizione, portale.caricamento in share row exclusive mode');
  const [kept] = await transaction.query<{ id: number }>('select id from portale.caricamento where impronta = $1 and struttura = $2', [
    fingerprint,
    STRUCTURE,
  ]);
  if (!kept) return false;
  await takeOutOfService(transaction);
  await transaction.query('update portale.caricamento set in_servizio = true, origine = $2, caricata_il = now() where id = $1', [
    kept.id,
    origin,
  ]);
  return true;
}

/** Takes the edition that this version serves out of service; resolves to its id, where there is one. */
const takeOutOfService = (transaction: Transaction) =>
  transaction.query<{ id: number }>(
    'update portale.caricamento set in_servizio = false where in_servizio and struttura = $1 returning id',
    [STRUCTURE],
  );

/**
 * Writes a new edition, checks it and puts it into service, in one transaction: until its last moment, and for good
 * when anything fails, the edition before it is the one that is read. Throws FailedCheckError when the history
 * contradicts itself, DatabaseError when it cannot be written.
 */
export async function storeEdition(database: Database, edition: NewEdition, progress: Progress): Promise<Edition> {
  await database.transaction((transaction) => writeEdition(transaction, edition, progress));
  const stored = await database.edition();
  if (!stored) throw new Error('The new edition is not there after its load');
  return stored;
}

/**
 * Compiling the statements of a load takes a server longer than running them. Statistics of half the size take half the time,
 * and the planner chooses the same plans by them.
 */
const SETTINGS_OF_WRITING = 'set local jit = off; set local default_statistics_target = 50';

async function writeEdition(transaction: Transaction, edition: NewEdition, progress: Progress): Promise<void> {
  // another process may have loaded the same files meanwhile
  if (await putEditionBack(transaction, edition)) return;
  const former = await takeOutOfService(transaction);
  const [row] = await transaction.query<{ id: number }>(
    `insert into portale.caricamento (id, struttura, programma, nome, data, date_fatti, fonti, escluse, mancanze, origine, impronta, in_servizio)
     values (nextval(pg_get_serial_sequence('portale.edizione', 'id')), $1, $2, $3, $4::date,
             $5::text::jsonb, $6::text::jsonb, $7::text::jsonb, $8::text::jsonb, $9, $10, true) returning id`,
    [
      STRUCTURE,
      VERSION,
      EDITION_TITLE.it,
      edition.history.date,
      JSON.stringify(edition.history.factDates.filter(({ al }) => al !== edition.history.date)),
      JSON.stringify(edition.sources),
      JSON.stringify(edition.leftOut),
      JSON.stringify(edition.lacks),
      edition.origin,
      edition.fingerprint,
    ],
  );
  const id = row?.id ?? 0;
  const schema = editionSchema(id);
  await transaction.run(`create schema ${schema}; set local search_path = ${searchPath(id)}; ${SETTINGS_OF_WRITING}`);
  await createEdition(transaction, async () => {
    progress('Writing the history');
    await writeHistory(transaction, edition.history);
    progress('Making constraints and indexes');
  });
  progress('Checking the edition');
  await checkEdition(transaction);
  await transaction.run(
    `grant usage on schema ${schema} to ${READING_ROLE}; grant select on all tables in schema ${schema} to ${READING_ROLE}`,
  );
  // readers may still be in the edition that was in service until now
  await dropOthers(transaction, [id, ...former.map((one) => one.id)]);
  // a file that was left out has no row in the list, and is not kept
  const listed = new Set(edition.sources.map(({ impronta }) => impronta));
  await keepFiles(
    transaction,
    edition.files.filter(({ impronta }) => listed.has(impronta)),
  );
}
