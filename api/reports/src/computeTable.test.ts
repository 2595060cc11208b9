import { ENGINES } from '@territori/api-testing';
import { useApp } from '@territori/api-testing/testApp';
import type { ReportHeader, ReportSpool } from '@territori/wire';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, catalogueOf } from './catalogue.ts';
import { codeColumn, ordinalColumn } from './columns/column.ts';
import type { Field, ReportDefinition } from './definition.ts';
import { field } from './field.ts';
import { municipalitiesInForce } from './fields/municipalities.ts';

/** All that a new report takes: its columns, what it reads, its order. */
const newReport = (id: number, fields: readonly Field[], order: readonly string[]): ReportDefinition => ({
  id,
  title: { it: 'Comuni e sigle', en: 'Municipalities and letters' },
  kind: 'DATA',
  scope: 1,
  unit: 1,
  from: '1948-01-01',
  to: '9999-12-31',
  showDate: false,
  query: { fields: () => fields, ...municipalitiesInForce, order },
});
const NAME = field('COMUNE', 'c.denominazione');
const NEW = newReport(900, [field(codeColumn('SIGLA', { it: 'Sigla', en: 'Letters' }), 'c.sigla'), NAME], ['SIGLA', 'COMUNE']);
/** The province as text. */
const BEFORE = newReport(
  901,
  [field(codeColumn('PROVINCIA', { it: 'Provincia', en: 'Province' }), 'c.codice_provincia'), NAME],
  ['PROVINCIA', 'COMUNE'],
);
/** The same report after a change of its definition alone: the province is a number, stands last, and orders the rows last. */
const AFTER = newReport(
  902,
  [NAME, field(ordinalColumn('PROVINCIA', { it: 'Provincia', en: 'Province' }), 'c.codice_provincia::int')],
  ['COMUNE', 'PROVINCIA'],
);

describe.each(ENGINES)('a report of one new file, which no load has computed, on %s', (engine) => {
  const api = useApp(engine, { catalogue: catalogueOf([...CATALOGUE.values(), NEW, BEFORE, AFTER]) });

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

  it.each([
    { report: BEFORE, columns: ['PROVINCIA VARCHAR', 'COMUNE VARCHAR'], first: { PROVINCIA: '001', COMUNE: 'Agliè' }, selects: '001' },
    { report: AFTER, columns: ['COMUNE VARCHAR', 'PROVINCIA NUMBER'], first: { COMUNE: 'Abano Terme', PROVINCIA: 28 }, selects: '1' },
  ])(
    '$report.id: rows, types, descriptions of the columns and filter follow the type and the order in the definition',
    async ({ report, columns, first, selects }) => {
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
    },
  );
});

describe('the catalogue', () => {
  it('refuses two reports with one id', () => {
    expect(() => catalogueOf([NEW, { ...NEW }])).toThrow('Two report definitions have the same id');
  });
});
