import { readdir, readFile } from 'node:fs/promises';
import type { Transaction } from './database.ts';
import { READING_ROLE } from './sessionSettings.ts';

const FOLDER = new URL('../../migrations/portale/', import.meta.url);

/** Makes the roles and gives their rights, as often as one of them is missing. */
const ROLES = 'ruoli.sql';
const rolesScript = (): Promise<string> => readFile(new URL(`../../migrations/${ROLES}`, import.meta.url), 'utf8');

/** The numbered scripts of the schema `portale`, in their order. Each runs once. */
async function scripts(): Promise<{ name: string; sql: string }[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(files.map(async (file) => ({ name: file, sql: await readFile(new URL(file, FOLDER), 'utf8') })));
}

/** Number for the advisory lock that keeps two processes from migrating one server at once. */
const MIGRATION_LOCK = 18610317;

/** The text of every script that makes what outlives an edition. */
export const portaleScripts = async (): Promise<string[]> => [await rolesScript(), ...(await scripts()).map(({ sql }) => sql)];

/** True when both roles exist, this session may switch to the reading role, and that role may read the editions. */
async function rolesAreThere(query: Transaction['query']): Promise<boolean> {
  const [found] = await query<{ complete: boolean }>(
    `select to_regrole($1) is not null and to_regrole('portale_conteggio') is not null
        and pg_has_role(current_user, to_regrole($1)::oid, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)
        and (select coalesce(bool_and(has_table_privilege(to_regrole($1)::oid, list::oid, 'select')), true)
             from unnest(array[to_regclass('portale.edizione'), to_regclass('portale.caricamento')]) list where list is not null) as complete`,
    [READING_ROLE],
  );
  return found?.complete === true;
}

/** The names of the scripts that the schema `portale` lacks. Only reads. */
export async function missingScripts(query: Transaction['query']): Promise<string[]> {
  const [found] = await query<{ found: boolean }>(
    `select exists (select from pg_tables where schemaname = 'portale' and tablename = 'migrazione') as found`,
  );
  const done = new Set(found?.found ? (await query<{ nome: string }>('select nome from portale.migrazione')).map((row) => row.nome) : []);
  const roles = (await rolesAreThere(query)) ? [] : [ROLES];
  return [...roles, ...(await scripts()).map(({ name }) => name).filter((name) => !done.has(name))];
}

/** Brings the schema `portale` up to date, with the roles that use it; does nothing when it is. */
export async function migrate(transaction: Transaction): Promise<void> {
  if ((await missingScripts((sql, parameters) => transaction.query(sql, parameters))).length === 0) return;
  await transaction.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await transaction.run(`
    create schema if not exists portale;
    create table if not exists portale.migrazione (nome text primary key, applicata_il timestamptz not null default now());
  `);
  await transaction.run(await rolesScript());
  const done = new Set((await transaction.query<{ nome: string }>('select nome from portale.migrazione')).map((row) => row.nome));
  for (const { name, sql } of await scripts()) {
    if (done.has(name)) continue;
    await transaction.run(sql);
    await transaction.query('insert into portale.migrazione (nome) values ($1)', [name]);
  }
}
