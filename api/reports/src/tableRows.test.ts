import { copyLoaded, ENGINES } from '@territori/api-testing';
import { openApp, type TestApp, TODAY } from '@territori/api-testing/testApp';
import { earliest } from '@territori/history/dates/day';
import { editionSchema, searchPath } from '@territori/store/database/sessionSettings';
import type { ReportHeader, ReportSpool } from '@territori/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE, catalogueOf } from './catalogue.ts';
import { code, ordinal } from './columns/column.ts';
import { COMUNE } from './columns/municipalities.ts';
import { type Column, type Field, field, type ReportDefinition, takesTwoDates } from './definition.ts';
import { EVERYTHING } from './Selection.ts';
import { ReportStatement } from './statement.ts';
import { preparation } from './tableRows.ts';

/** All that a new report takes: its columns, what it reads, its order. */
const letters = (plate: Column, order: readonly string[]): ReportDefinition => ({
  id: 900,
  title: { it: 'Comuni e sigle', en: 'Municipalities and letters' },
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: '1948-01-01',
  to: '9999-12-31',
  showDate: false,
  query: {
    fields: () => [field(plate, 'c.sigla'), field(COMUNE, 'c.denominazione')],
    from: { table: 'comune_esteso', as: 'c', during: ['tratto'] },
    order,
  },
});
const PLATE = code('SIGLA', 'Sigla', 'Letters');
const NEW = letters(PLATE, ['SIGLA', 'COMUNE']);

const changed = (id: number, fields: readonly Field[], order: readonly string[]): ReportDefinition => ({
  ...NEW,
  id,
  query: { fields: () => fields, from: { table: 'comune_esteso', as: 'c', during: ['tratto'] }, order },
});
const NAME = field(COMUNE, 'c.denominazione');
/** The province as text. */
const BEFORE = changed(901, [field(code('PROVINCIA', 'Provincia', 'Province'), 'c.codice_provincia'), NAME], ['PROVINCIA', 'COMUNE']);
/** The same report after a change of its definition alone: the province is a number, stands last, and orders the rows last. */
const AFTER = changed(
  902,
  [NAME, field(ordinal('PROVINCIA', 'Provincia', 'Province'), 'c.codice_provincia::int')],
  ['COMUNE', 'PROVINCIA'],
);
const ADDED = [NEW, BEFORE, AFTER];

describe('what a load prepares for a report', () => {
  it('is an index in the order of the report and one by its dates', () => {
    expect(preparation([NEW])).toBe(
      'create index on comune_esteso using gist (tratto);\n' +
        'create index on comune_esteso ((sigla) collate "C", (denominazione) collate "und-x-icu");\n' +
        'analyze comune_esteso;\n',
    );
  });

  it('follows the type and the order of the columns, as the definition has them', () => {
    expect(preparation([letters(ordinal('SIGLA', 'Sigla', 'Letters'), ['COMUNE', 'SIGLA'])])).toContain(
      '((denominazione) collate "und-x-icu", (sigla));',
    );
  });

  it('is made once for reports that ask for the same', () => {
    expect(preparation([NEW, { ...NEW, id: 901 }])).toBe(preparation([NEW]));
  });

  it('has no place for an order by a column that the report has not', () => {
    expect(() => preparation([letters(PLATE, ['PRO_COM_T'])])).toThrow(
      'The order of report 900 names PRO_COM_T, which is not one of its columns',
    );
  });
});

/** The indexes that a plan reads, and whether it sorts. */
const planOf = (plan: unknown) => {
  const text = JSON.stringify(plan);
  return { indexes: [...text.matchAll(/"Index Name":"([^"]+)"/g)].map(([, name]) => name), sorts: text.includes('"Node Type":"Sort"') };
};

describe.each(ENGINES)('a report of one new file, on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openApp(engine, { catalogue: catalogueOf([...CATALOGUE.values(), ...ADDED]) }, copyLoaded);
    const edition = (await api.database.edition())?.id ?? 0;
    await api.database.transaction((transaction) =>
      transaction.run(`set local search_path = ${searchPath(edition)}; ${preparation(ADDED)}`),
    );
  }, 300_000);
  afterAll(() => api?.dispose());

  it('has its columns, a filter and a sort', async () => {
    const query = new URLSearchParams({
      pFilterFields: 'SIGLA',
      pFilterValues: 'AO',
      orderFields: 'COMUNE',
      orderDirects: 'DESC',
      PageSize: '2',
    });
    const page = (await api.get(`/api/Report/Spool/2025-01-01/900?${query}`)).json<ReportSpool>();
    expect(page).toMatchObject({ colNames: ['SIGLA', 'COMUNE'], types: ['VARCHAR', 'VARCHAR'], totalRows: 74 });
    expect(page.body).toEqual([
      { SIGLA: 'AO', COMUNE: 'Villeneuve' },
      { SIGLA: 'AO', COMUNE: 'Verrès' },
    ]);
  });

  it('has its index in the edition', async () => {
    expect(await indexes()).toContainEqual(expect.stringContaining('(sigla COLLATE "C", denominazione COLLATE "und-x-icu")'));
  });

  it.each([
    {
      report: BEFORE,
      columns: ['PROVINCIA VARCHAR', 'COMUNE VARCHAR'],
      first: { PROVINCIA: '001', COMUNE: 'Agliè' },
      selects: '001',
      index: '(codice_provincia COLLATE "C", denominazione COLLATE "und-x-icu")',
    },
    {
      report: AFTER,
      columns: ['COMUNE VARCHAR', 'PROVINCIA NUMBER'],
      first: { COMUNE: 'Abano Terme', PROVINCIA: 28 },
      selects: '1',
      index: '(denominazione COLLATE "und-x-icu", ((codice_provincia)::integer))',
    },
  ])(
    '$report.id: rows, types, descriptions of the columns, filter and index follow the type and the order in the definition',
    async ({ report, columns, first, selects, index }) => {
      const spool = async (query: string) =>
        (await api.get(`/api/Report/Spool/2025-01-01/${report.id}?PageSize=1${query}`)).json<ReportSpool>();
      const page = await spool('');
      expect(page.colNames.map((name, at) => `${name} ${page.types[at]}`)).toEqual(columns);
      expect(JSON.stringify(page.body)).toBe(JSON.stringify([first]));

      const { COL_DETAILS } = (await api.get(`/publish/anagrafica_report_metadato_web?pfun=${report.id}&pdata=2025-01-01`)).json<{
        COL_DETAILS: { COLNAME: string; TYPE: string }[];
      }>();
      expect(COL_DETAILS.map(({ COLNAME, TYPE }) => `${COLNAME} ${TYPE}`)).toEqual(columns);
      const { colname } = (await api.get(`/api/Report/Header/2025-01-01/${report.id}`)).json<ReportHeader>();
      expect(colname).toBe(page.colNames.join('§'));
      expect(JSON.stringify(await api.rows(report.id, 'pdata=2025-01-01'))).toMatch(JSON.stringify([first]).slice(0, -1));

      expect((await spool(`&pFilterFields=PROVINCIA&pFilterValues=${selects}`)).totalRows).toBe(312);
      expect(await indexes()).toContainEqual(expect.stringContaining(index));
    },
  );

  async function indexes(): Promise<string[]> {
    const edition = (await api.database.edition())?.id ?? 0;
    const rows = await api.database.read<{ indexdef: string }>('select indexdef from pg_indexes where schemaname = $1 and tablename = $2', [
      editionSchema(edition),
      'comune_esteso',
    ]);
    return rows.map(({ indexdef }) => indexdef);
  }

  const indexed = [...CATALOGUE.values(), ...ADDED].filter(
    ({ query }) => typeof query?.from === 'object' && query.needs !== 'territorialChanges',
  );

  it.each(indexed)('$id: the first page in its own order is read along the index, without a sort', async (report) => {
    const to = earliest(report.to, TODAY);
    const dates = { from: takesTwoDates(report) ? report.from : to, to };
    if (!report.query) throw new Error('no query');
    const { sql, parameters } = new ReportStatement(report, report.query, dates).page(
      EVERYTHING,
      { offset: 0, limit: 10 },
      { counted: false },
    );
    const [row] = await api.database.read<{ 'QUERY PLAN': unknown }>(`explain (format json) ${sql}`, parameters);
    const plan = planOf(row?.['QUERY PLAN']);
    expect(plan.sorts).toBe(false);
    expect(plan.indexes).not.toEqual([]);
  });
});

describe('the catalogue', () => {
  it('refuses two reports with one id', () => {
    expect(() => catalogueOf([NEW, { ...NEW }])).toThrow('Two report definitions have the same id');
  });
});
