import { FIRST_DAY, OPEN_END } from '@territori/history/dates/day';
import { code, ordinal, text } from './columns/column.ts';
import { field, type ReportQuery } from './definition.ts';
import type { ReportTable } from './reportTables.ts';

/** The levels whose units can be chosen from a list. */
export type ListLevel = 'comune' | 'uts' | 'regione';

/** Each code with each name that a unit had, the last plate or type with them, and the first and last day. */
const FORMS: Readonly<Record<ListLevel, string>> = {
  comune: `
    select unita_id, codice, denominazione, ricerca, (array_agg(sigla_del_tempo(sigla, validita) order by lower(validita) desc))[1] as sigla, null as tipo,
           min(lower(validita)) as da, max(coalesce(upper(validita), date '${OPEN_END}')) as a
    from versione where livello = 'comune' group by unita_id, codice, denominazione, ricerca`,
  // a metropolitan city has another code than its province; a type that the sources give for a part of the time makes no other form
  uts: `
    select unita_id, coalesce(codice_uts, '') as codice, denominazione, portale.piega(denominazione) as ricerca, null as sigla,
           (array_agg(tipo order by lower(tratto) desc) filter (where tipo is not null))[1] as tipo,
           min(lower(tratto)) as da, max(coalesce(upper(tratto), date '${OPEN_END}')) as a
    from uts_estesa group by unita_id, codice_uts, denominazione`,
  regione: `
    select v.unita_id, v.codice, v.denominazione, v.ricerca, null as sigla,
           (array_agg(x.tipo order by lower(x.validita) desc) filter (where x.tipo is not null))[1] as tipo,
           min(lower(v.validita)) as da, max(coalesce(upper(v.validita), date '${OPEN_END}')) as a
    from versione v left join attributi x on x.unita_id = v.unita_id and x.validita && v.validita
    where v.livello = 'regione' group by v.unita_id, v.codice, v.denominazione, v.ricerca`,
};

const named = (name: string) => [name, name, name] as const;
const FORM_FIELDS = [
  field(ordinal(...named('UNITA')), 'f.unita_id'),
  field(code(...named('CODICE')), 'f.codice'),
  field(text(...named('DENOMINAZIONE')), 'f.denominazione'),
  field(code(...named('RICERCA')), 'f.ricerca'),
  field(code(...named('SIGLA')), 'f.sigla'),
  field(ordinal(...named('TIPO')), 'f.tipo'),
  field(code(...named('DA')), 'f.da'),
  field(code(...named('A')), 'f.a'),
];

const CODE_FIELDS = FORM_FIELDS.filter(({ column }) => ['UNITA', 'CODICE', 'DENOMINAZIONE'].includes(column.name));

/** Every code with every name that a unit has had, also the statistical codes of metropolitan cities. */
const codes = (level: ListLevel) => `
  select unita_id, codice, denominazione from versione where livello = '${level}'
  union
  select v.unita_id, x.codice_uts, v.denominazione
  from versione v join attributi x on x.unita_id = v.unita_id and x.validita && v.validita
  where v.livello = '${level}' and x.codice_uts is not null`;

/** A list that holds on every day. */
const list = (name: string, fields: ReportQuery['fields'], select: string, order: readonly string[]): ReportTable => ({
  name,
  report: { from: FIRST_DAY, to: OPEN_END },
  query: { fields, from: `(${select}) f`, during: ['daterange(null, null)'], order },
});

export const formsOf = (level: ListLevel): ReportTable =>
  list(`forme_${level}`, () => FORM_FIELDS, FORMS[level], ['RICERCA', 'CODICE', 'DA']);

export const codesOf = (level: ListLevel): ReportTable =>
  list(`codici_${level}`, () => CODE_FIELDS, codes(level), ['DENOMINAZIONE', 'CODICE', 'UNITA']);

/** The lists from which units are chosen. */
export const LISTS: readonly ReportTable[] = (['comune', 'uts', 'regione'] as const).flatMap((level) => [formsOf(level), codesOf(level)]);
