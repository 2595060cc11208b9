import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openLoaded, useDatabase } from '@territori/api-testing';
import { folderOf } from '@territori/api-testing/folderOf';
import { templateFiles } from '@territori/api-testing/template';
import { CATALOGUE } from '@territori/reports/catalogue';
import { EVERYTHING } from '@territori/reports/Selection';
import type { Table } from '@territori/reports/table/Table';
import { tablesOf } from '@territori/reports/tablesOf';
import type { Database, Edition } from '@territori/store/database';
import { openStore } from '@territori/store/files/openStore';
import { beforeAll, describe, expect, it } from 'vitest';
import { ReportTables } from './ReportTables.ts';

/** A database that is not there. */
const GONE = new Proxy({} as Database, {
  get: (_, name) => () => Promise.reject(new Error(`The database was asked for ${String(name)}`)),
});

describe('the tables of the reports', () => {
  const loaded = useDatabase(openLoaded, 'pglite');
  let edition: Edition;
  let folder: string;
  beforeAll(async () => {
    edition = await loaded.database.inService();
    folder = await folderOf({});
    await cp(await templateFiles(), folder, { recursive: true });
  }, 180_000);

  const provinces = async (tables: ReportTables): Promise<Table> => {
    const wanted = tablesOf(CATALOGUE.values(), await tables.holdings(edition)).find(({ name }) => name === '64');
    if (!wanted) throw new Error('There is no table of report 64');
    return tables.of(edition, wanted);
  };
  const rows = (table: Table) => {
    const names = table.columns.map(({ column }) => column.name);
    return JSON.parse(table.lists(table.select(['2025-01-01'], EVERYTHING), names, { offset: 0, limit: 999 })) as unknown[];
  };

  it('are all in the folder of the edition, and read without the database', async () => {
    const tables = new ReportTables(GONE, openStore(folder));
    const wanted = tablesOf(CATALOGUE.values(), await tables.holdings(edition));
    expect(wanted.length).toBeGreaterThan(50);
    for (const each of wanted) expect((await tables.of(edition, each)).length, each.name).toBeGreaterThan(0);
    expect(rows(await provinces(tables))).toHaveLength(107);
  });

  it('are read once', async () => {
    const tables = new ReportTables(GONE, openStore(folder));
    expect(await provinces(tables)).toBe(await provinces(tables));
  });

  it('hold what the database holds, where no folder is kept and where a file is damaged', async () => {
    const [computed, damaged] = [new ReportTables(loaded.database, null), new ReportTables(loaded.database, openStore(folder))];
    const whole = rows(await provinces(new ReportTables(GONE, openStore(folder))));
    expect(rows(await provinces(computed))).toEqual(whole);
    expect(await computed.holdings(edition)).toEqual(await damaged.holdings(edition));

    const inEdition = (await readdir(folder)).map((name) => join(folder, name))[0] ?? '';
    const part = (await readdir(inEdition)).find((name) => name.startsWith('rapporti-')) ?? '';
    const path = join(inEdition, part, '64.parquet');
    const bytes = await readFile(path);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await writeFile(path, bytes);
    expect(rows(await provinces(damaged))).toEqual(whole);
    await expect(provinces(new ReportTables(GONE, openStore(folder)))).rejects.toThrow('The database was asked for');
  });
});
