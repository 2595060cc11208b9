import type { ReportDefinition } from '@territori/reports/definition';
import { elencoComuni } from '@territori/reports/definitions/061-elenco-comuni';
import { traslazioneComuni } from '@territori/reports/definitions/099-traslazione-comuni';

/** A page as a visitor or a script asks for it, beside the statement that someone would write by hand for its rows, of the day `$1`. */
export interface Page {
  readonly title: string;
  readonly path: (day: string) => string;
  readonly sql: (day: string) => string;
}

type Query = Readonly<Record<string, string>>;
const address = (path: string, query: Query) => `/api/Report/Spool/${path}?${new URLSearchParams({ PageSize: '10', ...query })}`;
const at = (query: Query) => (day: string) => address(`${day}/${elencoComuni.id}`, query);
const until =
  (from: string, { id }: ReportDefinition, query: Query) =>
  (day: string) =>
    address(`${from}/${id}`, { ...query, dataA: day });

/** The columns of a report at its dates, as its definition names them. */
const columnsOf = ({ query }: ReportDefinition, from: string, to: string): string =>
  (query?.fields({ from, to }) ?? []).map(({ column, sql }) => `${sql} as "${column.name}"`).join(', ');

/** The columns of the list of municipalities at a day, over `comuni_al($1::date) c`. */
const municipalityColumns = (day: string): string => columnsOf(elencoComuni, day, day);

const municipalities =
  (where: string, order: string, offset = 0) =>
  (day: string) =>
    `select ${municipalityColumns(day)} from comuni_al($1::date) c where ${where} order by ${order} limit 10 offset ${offset}`;
const since = (from: string, report: ReportDefinition, rows: string, order: string) => (day: string) =>
  `select ${columnsOf(report, from, day)} from ${rows} order by ${order} limit 10`;
/** Rows as the database writes them by itself. */
const json = (select: string) => () => `select coalesce(json_agg(row_to_json(r)), '[]')::text from (${select}) r`;

/** The pages that are measured, from one without a filter to those that read a whole period. */
export const PAGES: readonly Page[] = [
  { title: '61, in its own order', path: at({}), sql: municipalities('true', 'c.codice collate "C"') },
  {
    title: '61, of a region, by name',
    path: at({ pFilterFields: 'DEN_REG', pFilterValues: 'Piemonte', orderFields: 'COMUNE', orderDirects: 'DESC' }),
    sql: municipalities(`c.denominazione_regione = 'Piemonte'`, 'c.denominazione collate "und-x-icu" desc'),
  },
  {
    title: '61, by name, page 50',
    path: at({ orderFields: 'COMUNE', orderDirects: 'ASC', PageNum: '50' }),
    sql: municipalities('true', 'c.denominazione collate "und-x-icu"', 490),
  },
  {
    title: '99, since 1991, of a province, by name',
    path: until('1991-01-01', traslazioneComuni, {
      pFilterFields: 'COD_UTS_DT_FI',
      pFilterValues: '004',
      orderFields: 'COMUNE_DT_IN',
      orderDirects: 'ASC',
    }),
    sql: since(
      '1991-01-01',
      traslazioneComuni,
      `comune_a_due_date t where t.tradotto and t.dopo @> date '1991-01-01' and t.quando @> $1::date and t.codice_uts_fine = '004'`,
      't.denominazione_inizio collate "und-x-icu"',
    ),
  },
  {
    title: 'unita, 100 municipalities',
    path: (day) => `/api/v1/unita?livello=comune&data=${day}`,
    sql: json('select * from comuni_al($1::date) c order by c.codice collate "C" limit 100'),
  },
  {
    title: 'variazioni, 100 of a decade',
    path: (day) => `/api/v1/variazioni?dal=${day}&al=${day.replace(/^(\d{3})\d/, '$19')}`,
    sql: json('select * from evento_esteso where data between $1::date and $1::date + 3650 order by data, codice collate "C" limit 100'),
  },
  {
    title: 'corrispondenze, 100 since a day',
    path: (day) => `/api/v1/corrispondenze?da=${day}&a=2025-12-31&livello=comune`,
    sql: json(
      `select * from comune_a_due_date where tradotto and dopo @> $1::date and quando @> date '2025-12-31' order by codice_inizio collate "C" limit 100`,
    ),
  },
];
