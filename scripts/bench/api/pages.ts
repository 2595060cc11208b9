import type { ReportDefinition } from '@territori/reports/definition';
import { elencoComuni } from '@territori/reports/definitions/061-elenco-comuni';
import { comuniSoppressi } from '@territori/reports/definitions/098-comuni-soppressi';
import { traslazioneComuni } from '@territori/reports/definitions/099-traslazione-comuni';
import { traslazioneCodici } from '@territori/reports/definitions/304-traslazione-codici';
import type { Database } from '@territori/store/database';

/** The statements that someone would write by hand for the rows of a page and for the number of all. */
interface PlainSql {
  readonly rows: (database: Database, day: string) => Promise<unknown>;
  readonly count: (database: Database, day: string) => Promise<unknown>;
}

/** A page of ten rows, as a visitor asks for it. */
export interface Page {
  readonly title: string;
  readonly path: (day: string) => string;
  readonly plain: PlainSql;
}

type Query = Readonly<Record<string, string>>;
const address = (path: string, query: Query) => `/api/Report/Spool/${path}?${new URLSearchParams({ PageSize: '10', ...query })}`;
const at = (report: ReportDefinition, query: Query) => (day: string) => address(`${day}/${report.id}`, query);
const until = (from: string, report: ReportDefinition, query: Query) => (day: string) =>
  address(`${from}/${report.id}`, { ...query, dataA: day });

/** The columns of a report at its dates, as its definition names them. */
const columnsOf = ({ query }: ReportDefinition, from: string, to: string): string =>
  (query?.fields({ from, to }) ?? []).map(({ column, sql }) => `${sql} as "${column.name}"`).join(', ');

/** The columns of the list of municipalities at a day, over `comuni_al($1::date) c`. */
export const municipalityColumns = (day: string): string => columnsOf(elencoComuni, day, day);

/** The rows that `from` names at the day `$1`. */
const plain = (columns: (day: string) => string, from: string, order: string, offset = 0): PlainSql => ({
  rows: (database, day) => database.read(`select ${columns(day)} from ${from} order by ${order} limit 10 offset ${offset}`, [day]),
  count: (database, day) => database.read(`select count(*) from ${from}`, [day]),
});

const municipalities = (where: string, order: string, offset?: number): PlainSql =>
  plain(municipalityColumns, `comuni_al($1::date) c where ${where}`, order, offset);

const since = (from: string, report: ReportDefinition, rows: string, order: string): PlainSql =>
  plain((day) => columnsOf(report, from, day), rows, order);

/** The pages that are measured, from one without a filter to those that read a whole period. */
export const PAGES: readonly Page[] = [
  { title: '61, in its own order', path: at(elencoComuni, {}), plain: municipalities('true', 'c.codice collate "C"') },
  {
    title: '61, of a region, by name',
    path: at(elencoComuni, { pFilterFields: 'DEN_REG', pFilterValues: 'Piemonte', orderFields: 'COMUNE', orderDirects: 'DESC' }),
    plain: municipalities(`c.denominazione_regione = 'Piemonte'`, 'c.denominazione collate "und-x-icu" desc'),
  },
  {
    title: '61, of a province, by name',
    path: at(elencoComuni, { pFilterFields: 'DEN_UTS', pFilterValues: 'Cuneo', orderFields: 'COMUNE', orderDirects: 'ASC' }),
    plain: municipalities(`c.denominazione_uts = 'Cuneo'`, 'c.denominazione collate "und-x-icu"'),
  },
  {
    title: '61, by name, page 50',
    path: at(elencoComuni, { orderFields: 'COMUNE', orderDirects: 'ASC', PageNum: '50' }),
    plain: municipalities('true', 'c.denominazione collate "und-x-icu"', 490),
  },
  {
    title: '61, by a column that is empty then',
    path: at(elencoComuni, { orderFields: 'COD_COM_FISCALE', orderDirects: 'ASC' }),
    plain: municipalities('true', 'c.codice_fiscale collate "C"'),
  },
  {
    title: '61, by the statistical code of the province',
    path: at(elencoComuni, { orderFields: 'COD_UTS', orderDirects: 'DESC' }),
    plain: municipalities('true', `c.codice_uts collate "C" desc nulls last`),
  },
  {
    title: '98, since 1861, of a province, by name',
    path: until('1861-03-17', comuniSoppressi, {
      pFilterFields: 'SIGLA_UTS',
      pFilterValues: 'CN',
      orderFields: 'COMUNE',
      orderDirects: 'ASC',
    }),
    plain: since(
      '1861-03-17',
      comuniSoppressi,
      `variazione_comune e where e.tipo in ('ES', 'AS') and e.data between date '1861-03-17' and $1::date and e.sigla = 'CN'`,
      'e.denominazione collate "und-x-icu"',
    ),
  },
  {
    title: '304, since 1991, of a province, by name',
    path: until('1991-01-01', traslazioneCodici, {
      pFilterFields: 'COD_UTS_DT_FI',
      pFilterValues: '004',
      orderFields: 'COMUNE',
      orderDirects: 'ASC',
    }),
    plain: since(
      '1991-01-01',
      traslazioneCodici,
      `nome_traslato t where t.dopo @> date '1991-01-01' and t.quando @> $1::date and t.codice_uts_fine = '004'`,
      't.denominazione collate "und-x-icu"',
    ),
  },
  {
    title: '99, since 1991, of a province, by name',
    path: until('1991-01-01', traslazioneComuni, {
      pFilterFields: 'COD_UTS_DT_FI',
      pFilterValues: '004',
      orderFields: 'COMUNE_DT_IN',
      orderDirects: 'ASC',
    }),
    plain: since(
      '1991-01-01',
      traslazioneComuni,
      `comune_a_due_date t where t.tradotto and t.dopo @> date '1991-01-01' and t.quando @> $1::date and t.codice_uts_fine = '004'`,
      't.denominazione_inizio collate "und-x-icu"',
    ),
  },
];
