import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { hashOf } from '@territori/load/files/hashOf';
import type { Transaction } from '@territori/store/database';

/** A file that an operator loads. */
export interface LoadedFile {
  readonly file: string;
  readonly content: string;
}

/**
 * A program of a commit that is not in service any more, as far as it meets a database: the statements that it runs, and a database that it
 * made (`earlierVersions`). That is the dump of a small load: the whole schema `portale`, which the later programs read and migrate, and of
 * `edizione_1`, which they only drop, three tables with their rows and keys, a materialized view, a function and the rights.
 */
export interface EarlierProgram {
  readonly commit: string;
  /** Asks for the edition that it serves. */
  readonly current: string;
  /** Puts an edition of an operator's file into service, and deletes what its loads delete; resolves to its number. */
  load(transaction: Transaction, file: LoadedFile): Promise<number>;
}

/** The database that it made of `SMALL_HISTORY`, as a script for a database that has the extensions and the roles. */
export const databaseOf = ({ commit }: EarlierProgram): Promise<string> =>
  readFile(new URL(`./earlierVersions/${commit}.sql`, import.meta.url), 'utf8');

const DELETE_FILES = `
    delete from portale.file_caricato f
    where not exists (select from portale.edizione e, jsonb_array_elements(e.fonti) fonte where fonte ->> 'impronta' = f.impronta)`;

/** The tables are those of a real edition only in the dump: the deletions look at names alone. */
const createSchema = (id: number) =>
  `create schema edizione_${id}; create table edizione_${id}.unita (id integer); grant usage on schema edizione_${id} to portale_lettura`;

const source = ({ file, content }: LoadedFile, descrizione: unknown) =>
  JSON.stringify([
    { file, descrizione, licenza: descrizione, url: null, righe: 1, impronta: hashOf(content), report: null, aggiunto: false },
  ]);

const packed = ({ content }: LoadedFile) => gzipSync(content, { level: 4 }).toString('base64');

const atCommit2fd78e54: EarlierProgram = {
  commit: '2fd78e54',
  current: `
  select id, nome, data::text, date_fatti, fonti, escluse, mancanze, origine, impronta, to_char(caricata_il at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as caricata_il,
         (select coalesce(json_agg(impronta), '[]') from (
           select impronta from portale.edizione where not corrente union select impronta from portale.edizione_superata) altre) as superate
  from portale.edizione where corrente`,
  async load(transaction, file) {
    await transaction.query('lock table portale.edizione in share row exclusive mode');
    const former = await transaction.query<{ id: number }>('update portale.edizione set corrente = false where corrente returning id');
    const [row] = await transaction.query<{ id: number }>(
      `insert into portale.edizione (nome, data, date_fatti, fonti, escluse, mancanze, origine, impronta, corrente)
     values ($1, $2::date, $3::text::jsonb, $4::text::jsonb, $5::text::jsonb, $6::text::jsonb, $7, $8, true) returning id`,
      ['nome', '2010-01-01', '[]', source(file, { it: 'x', en: 'x' }), '[]', '[]', 'operatore', hashOf(`2fd78e54 ${file.content}`)],
    );
    const id = row?.id ?? 0;
    await transaction.run(createSchema(id));
    const others = await transaction.query<{ id: number }>('select id from portale.edizione where id <> all($1)', [
      [id, ...former.map((one) => one.id)],
    ]);
    for (const other of others) {
      await transaction.run(`drop schema if exists edizione_${other.id} cascade`);
      await transaction.query(
        `with dropped as (delete from portale.edizione where id = $1 returning impronta)
       insert into portale.edizione_superata select impronta from dropped on conflict do nothing`,
        [other.id],
      );
    }
    await transaction.query(`insert into portale.file_caricato (impronta, contenuto) values ($1, decode($2, 'base64'))`, [
      hashOf(file.content),
      packed(file),
    ]);
    await transaction.run(DELETE_FILES);
    return id;
  },
};

const atCommit989c630: EarlierProgram = {
  commit: '989c630',
  current: `
  select id, nome, data::text, approssimata, fonti, origine, impronta, to_char(caricata_il at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as caricata_il
  from portale.edizione where corrente`,
  async load(transaction, file) {
    await transaction.query('lock table portale.edizione in share row exclusive mode');
    await transaction.query('update portale.edizione set corrente = false where corrente');
    const [row] = await transaction.query<{ id: number }>(
      `insert into portale.edizione (nome, data, approssimata, fonti, origine, impronta, corrente) values ($1, $2::date, $3, $4::text::jsonb, $5, $6, true) returning id`,
      ['nome', '2010-01-01', false, source(file, 'testo'), 'operatore', hashOf(`989c630 ${file.content}`)],
    );
    const id = row?.id ?? 0;
    await transaction.run(createSchema(id));
    const old = await transaction.query<{ id: number }>('select id from portale.edizione order by id desc offset $1', [2]);
    for (const other of old) {
      await transaction.run(`drop schema if exists edizione_${other.id} cascade`);
      await transaction.query('delete from portale.edizione where id = $1', [other.id]);
    }
    await transaction.query(
      `insert into portale.file_caricato (impronta, contenuto) values ($1, decode($2, 'base64')) on conflict (impronta) do nothing`,
      [hashOf(file.content), packed(file)],
    );
    await transaction.run(DELETE_FILES);
    return id;
  },
};

export const EARLIER_PROGRAMS: readonly EarlierProgram[] = [atCommit2fd78e54, atCommit989c630];
