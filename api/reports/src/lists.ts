import { FIRST_DAY, OPEN_END } from '@territori/history/dates/day';
import { codeColumn, ordinalColumn, textColumn } from './columns/column.ts';
import { field } from './field.ts';
import type { ReportTable } from './tablesOf.ts';

/** The levels whose units can be chosen from a list. */
export type ListLevel = 'comune' | 'uts' | 'regione';

/** Each code with each name that a unit had, the last plate or type with them, and the first and last day. */
const FORMS_SQL: Readonly<Record<ListLevel, string>> = {
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

/** Every code with every name that a unit has had, also the statistical codes of metropolitan cities. */
const codesSql = (level: ListLevel) => `
  select unita_id, codice, denominazione from versione where livello = '${level}'
  union
  select v.unita_id, x.codice_uts, v.denominazione
  from versione v join attributi x on x.unita_id = v.unita_id and x.validita && v.validita
  where v.livello = '${level}' and x.codice_uts is not null`;

/** A list that holds on every day: its columns by name, with their kind. */
function listOfAllDays(
  name: string,
  columns: Readonly<Record<string, typeof codeColumn>>,
  select: string,
  order: readonly string[],
): ReportTable {
  const fields = Object.entries(columns).map(([column, kind]) => field(kind(column, { it: column }), `f.${column}`));
  return {
    name,
    report: { from: FIRST_DAY, to: OPEN_END },
    query: { fields: () => fields, from: `(${select}) f`, during: ['daterange(null, null)'], order },
  };
}

export const formsOf = (level: ListLevel): ReportTable =>
  listOfAllDays(
    `forme_${level}`,
    {
      unita_id: ordinalColumn,
      codice: codeColumn,
      denominazione: textColumn,
      ricerca: codeColumn,
      sigla: codeColumn,
      tipo: ordinalColumn,
      da: codeColumn,
      a: codeColumn,
    },
    FORMS_SQL[level],
    ['ricerca', 'codice', 'da'],
  );

export const codesOf = (level: ListLevel): ReportTable =>
  listOfAllDays(`codici_${level}`, { unita_id: ordinalColumn, codice: codeColumn, denominazione: textColumn }, codesSql(level), [
    'denominazione',
    'codice',
    'unita_id',
  ]);

/** The unit of a column as it was at the beginning of its unit's time, or at the nearest time. */
const upperUnitSql = (unit: string, as: string) => `
  left join lateral (
    select denominazione from versione x where x.unita_id = ${unit} order by x.validita @> lower(v.validita) desc, lower(x.validita) desc limit 1
  ) ${as} on true`;
const validitySql = (days: string) => `lower(${days}) as validita_da, coalesce(upper(${days}), date '${OPEN_END}') as validita_a`;

/** What the history of a unit shows, of all units: its rows are those with the unit's id, in the order of `posto`. */
const historyList = (name: string, columns: Readonly<Record<string, typeof codeColumn>>, select: string, order: string): ReportTable =>
  listOfAllDays(
    name,
    { unita: ordinalColumn, ...columns, posto: ordinalColumn },
    `select *, row_number() over (order by ${order}) as posto from (${select}) r`,
    ['unita', 'posto'],
  );

const VERSION_COLUMNS = {
  codice: codeColumn,
  denominazione: codeColumn,
  provincia: codeColumn,
  sigla_automobilistica: codeColumn,
  regione: codeColumn,
  codice_catastale: codeColumn,
  validita_da: codeColumn,
  validita_a: codeColumn,
};

export const UNIT_HISTORY = {
  versions: historyList(
    'storia_versioni',
    { livello: codeColumn, ...VERSION_COLUMNS },
    `select v.unita_id as unita, v.livello, coalesce(v.codice, '') as codice, v.denominazione, p.denominazione as provincia,
            sigla_del_tempo(v.sigla, v.validita) as sigla_automobilistica, r.denominazione as regione, v.codice_catastale, ${validitySql('v.validita')}
     from versione v ${upperUnitSql('v.uts_id', 'p')} ${upperUnitSql('v.regione_id', 'r')}`,
    'validita_da',
  ),
  // a province or other UTS goes by its statistical code, which also changes while the version stays: 092 Cagliari became 292
  utsVersions: historyList(
    'storia_uts',
    VERSION_COLUMNS,
    `select unita_id as unita, codice, denominazione, null as provincia, sigla_del_tempo(sigla, tratto) as sigla_automobilistica, regione,
            null as codice_catastale, ${validitySql('tratto')}
     from (
       select unita_id, coalesce(codice_uts, codice, '') as codice, denominazione, sigla, denominazione_regione as regione, unnest(range_agg(tratto)) as tratto
       from uts_estesa group by 1, 2, 3, 4, 5
     ) v`,
    'validita_da',
  ),
  events: historyList(
    'storia_eventi',
    {
      id: ordinalColumn,
      data: codeColumn,
      tipo: codeColumn,
      certezza: codeColumn,
      unita_relativa_id: ordinalColumn,
      codice_relativo: codeColumn,
      denominazione_relativa: codeColumn,
      provvedimento: codeColumn,
    },
    `select unita_id as unita, id, data, ordine, tipo, certezza, unita_relativa_id, codice_relativo, denominazione_relativa, provvedimento from evento_esteso`,
    'data, ordine',
  ),
  // for each beginning or end of a unit that leads nowhere by any source, the other units of its level and province that began or ended
  // on that day: no source says that they are related
  hints: historyList(
    'storia_indizi',
    { evento: ordinalColumn, id: ordinalColumn, codice: codeColumn, denominazione: codeColumn, tipo: codeColumn },
    `select e.unita_id as unita, e.id as evento, x.unita_id as id, coalesce(x.codice_prima, x.codice, '') as codice,
            coalesce(x.denominazione_prima, x.denominazione) as denominazione, x.tipo
     from evento_con_stati e
     join evento_con_stati x on x.livello = e.livello and x.data = e.data and x.unita_id <> e.unita_id and x.tipo in ('CS', 'ES')
       and coalesce(x.uts_prima_id, x.uts_dopo_id) = coalesce(e.uts_prima_id, e.uts_dopo_id)
     where e.tipo in ('CS', 'ES') and not exists (select from passaggio p where p.data = e.data and p.origine_id = e.unita_id)
       and not exists (select from passaggio p where p.data = e.data and p.destinazione_id = e.unita_id)
     group by 1, 2, 3, 4, 5, 6`,
    'tipo desc, denominazione',
  ),
  // the steps that lead to a unit and away from it (via 1), with the other unit as it was then; an exchange between two that go on is none
  steps: historyList(
    'storia_passi',
    {
      via: ordinalColumn,
      id: ordinalColumn,
      codice: codeColumn,
      denominazione: codeColumn,
      data: codeColumn,
      tipo: codeColumn,
      certezza: codeColumn,
    },
    `select s.unita, s.via, s.id, coalesce(v.codice, '') as codice, v.denominazione, s.data, s.tipo, s.certezza
     from (
       select origine_id as unita, 1 as via, destinazione_id as id, data, tipo, certezza from passaggio where tipo <> 'CE'
       union all
       select destinazione_id, 0, origine_id, data, tipo, certezza from passaggio where tipo <> 'CE'
     ) s
     cross join lateral (
       select codice, denominazione from versione where unita_id = s.id
       order by validita @> s.data desc, validita @> (s.data - 1) desc, lower(validita) desc limit 1
     ) v`,
    "data, nullif(codice, ''), denominazione",
  ),
} as const satisfies Readonly<Record<string, ReportTable>>;

/** The lists from which units are chosen, and those of their history. */
export const LISTS: readonly ReportTable[] = [
  ...(['comune', 'uts', 'regione'] as const).flatMap((level) => [formsOf(level), codesOf(level)]),
  ...Object.values(UNIT_HISTORY),
];
