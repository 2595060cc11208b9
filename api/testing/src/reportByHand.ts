import { type Column, type ReportDates, type ReportDefinition, takesTwoDates } from '@territori/reports/definition';
import type { Holdings } from '@territori/reports/Holdings';
import type { Filter, Selection } from '@territori/reports/Selection';
import { tableAt } from '@territori/reports/tablesOf';
import type { Parameter } from '@territori/store/database';

/** Whether a day is in the classification of 2024, for the fields that show its codes alone. */
const NUTS = `cross join (select $1::date >= date '2024-01-01' as valore) nuts`;
const sizeOf = (unit: string) => `left join dimensione d on d.unita_id = ${unit}.unita_id and d.validita @> $1::date`;
const numberIn = (unit: string, key: string) =>
  `left join (select ${key}, count(*)::int as comuni from comuni_al($1::date) group by ${key}) n on n.${key} = ${unit}.unita_id`;
const territory = 'left join territorio t on t.unita_id = c.unita_id and t.validita @> $1::date';
const inArea = (condition: string) => `comuni_al($1::date) c
  left join area_urbana area_2011 on area_2011.unita_id = c.unita_id and area_2011.anno = 2011
  left join area_urbana area_2021 on area_2021.unita_id = c.unita_id and area_2021.anno = 2021 where ${condition}`;
const sum = (column: string) => `case when count(d.${column}) = count(*) then sum(d.${column}) end as ${column}`;
const sums = (columns: string, join: string, where: string) => `(
  select ${columns}, count(*)::int as comuni, ${['popolazione_legale', 'area_kmq', 'popolazione_residente'].map(sum).join(', ')}
  from comuni_al($1::date) c ${join} ${sizeOf('c')} where ${where} group by ${columns.replaceAll(/ as \w+/g, '')}) n`;
const sizeOfAreas = (year: number) =>
  sums(
    'a.codice_fua as codice, a.denominazione_fua as denominazione',
    `join area_urbana a on a.unita_id = c.unita_id and a.anno = ${year} and a.codice_fua is not null`,
    'true',
  );
const changes = (condition: string) => `variazione_comune e left join provvedimento a on a.id = e.provvedimento_id where ${condition}`;
const changesOf = (...kinds: string[]) => changes(`e.tipo in ('${kinds.join("', '")}') and e.data between $1::date and $2::date`);
const events = (level: string, condition: string) =>
  `evento_esteso e where e.livello = '${level}' and ${condition} and e.data between $1::date and $2::date`;
/** At its first day a list that is shown without a date has all its rows. */
const dayOfList = (first: string) => `(case when $1::date = date '${first}' then 'infinity' else $1 end)::date`;
const atBoth = (condition: string, joins = '') =>
  `comune_a_due_date t ${joins} where t.dopo @> $1::date and t.quando @> $2::date and ${condition}`;
const areaAt = (alias: string, unit: string, date: string) =>
  `left join area_urbana ${alias} on ${alias}.unita_id = t.${unit} and ${alias}.anno = case when ${date}::date < date '2021-12-31' then 2011 else 2021 end`;
const areas = `${areaAt('area_inizio', 'unita_inizio', '$1')} ${areaAt('area_fine', 'unita_fine', '$2')}`;

/** What one would write after `from` for the rows of each computed report at its dates `$1` and `$2`. */
const FROM: Readonly<Record<number, string>> = {
  48: 'uts_al($1::date) u',
  49: 'uts_al($1::date) u',
  50: 'comuni_al($1::date) c',
  51: 'comuni_al($1::date) c',
  61: 'comuni_al($1::date) c',
  63: `uts_al($1::date) u ${sizeOf('u')} ${numberIn('u', 'uts_id')}`,
  64: 'uts_al($1::date) u',
  65: `regioni_al($1::date) g ${NUTS}`,
  66: `regioni_al($1::date) g ${sizeOf('g')} ${numberIn('g', 'regione_id')}`,
  68: 'regioni_al($1::date) g',
  69: `ripartizioni_al($1::date) f ${NUTS}`,
  70: `ripartizioni_al($1::date) f ${sizeOf('f')} ${numberIn('f', 'ripartizione_id')}`,
  71: 'ripartizioni_al($1::date) f',
  73: `comuni_al($1::date) c ${territory}`,
  74: `comuni_al($1::date) c ${sizeOf('c')}`,
  76: `comuni_al($1::date) c ${NUTS}`,
  91: inArea('area_2011.codice_fua is not null'),
  92: sizeOfAreas(2011),
  98: changesOf('ES', 'AS'),
  99: atBoth('t.tradotto'),
  100: changesOf('CS', 'PV'),
  102: `uts_al($1::date) u ${NUTS}`,
  103: changesOf('AQ', 'CE', 'AQES', 'CECS'),
  104: changesOf('CD'),
  105: changesOf('RN', 'AP'),
  107: events('regione', "e.tipo = 'CS'"),
  108: events('regione', "e.tipo = 'CD'"),
  112: events('uts', "e.tipo in ('ES', 'AS')"),
  113: events('uts', "(e.tipo = 'CS' or (e.tipo = 'PV' and e.relativa = 'estero'))"),
  114: events('uts', "e.tipo = 'CD'"),
  128: changes(`e.tipo in ('ES', 'AS') and e.assenza @> ${dayOfList('1861-03-17')}`),
  129: changes(`e.data >= date '1991-01-01' and e.data <= ${dayOfList('1991-01-01')}`),
  298: atBoth('t.confrontato'),
  307: changesOf('AQ', 'CE', 'AQES', 'CECS'),
  413: sizeOfAreas(2021),
  414: inArea('area_2021.codice_city is not null'),
  427: inArea('area_2011.codice_city is not null'),
  446: inArea('area_2021.codice_fua is not null'),
  447: inArea('(area_2011.unita_id is not null or area_2021.unita_id is not null)'),
  448: `comuni_al($1::date) c ${territory} ${NUTS}`,
  449: sums('c.nuts1, c.nuts2, c.nuts3', '', `c.nuts3 is not null and $1::date >= date '2024-01-01'`),
  462: atBoth('t.tradotto and area_inizio.codice_fua is not null', areas),
  463: atBoth('t.confrontato and (area_inizio.codice_fua is not null or area_fine.codice_fua is not null)', areas),
};

export interface ByHand {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

const quoted = ({ name }: Column) => `r."${name}"`;
const compared = (column: Column) => quoted(column) + (column.collation ? ` collate "${column.collation}"` : '');
const compactly = (text: string) => `replace(portale.piega(${text}), '''', '')`;
const TYPES = { VARCHAR: 'text', NUMBER: 'numeric', DATE: 'date' } as const;
const SIGNS = { EQ: '=', IN: '=', GE: '>=', LE: '<=' } as const;

function condition({ column, operator, value }: Filter, parameters: Parameter[]): string {
  if (value === null) return column.type === 'VARCHAR' ? `coalesce(${quoted(column)}, '') = ''` : `${quoted(column)} is null`;
  parameters.push(value);
  const bound = `$${parameters.length}::${TYPES[column.type]}`;
  if (operator === 'CONTAINS') return `position(${compactly(bound)} in ${compactly(quoted(column))}) > 0`;
  return `${compared(column)} ${SIGNS[operator]} ${bound}`;
}

function where(filters: readonly Filter[], parameters: Parameter[]): string {
  const terms = filters.filter(({ operator }) => operator !== 'IN').map((filter) => condition(filter, parameters));
  for (const name of new Set(filters.filter(({ operator }) => operator === 'IN').map(({ column }) => column.name))) {
    const some = filters.filter(({ operator, column }) => operator === 'IN' && column.name === name);
    terms.push(`(${some.map((filter) => condition(filter, parameters)).join(' or ')})`);
  }
  return terms.length > 0 ? `where ${terms.join(' and ')}` : '';
}

/** How cells look: in a page, in a file as JSON, in the published service. */
export type Look = 'page' | 'file' | 'published';

function cell(column: Column, look: Look): string {
  if (column.type === 'DATE')
    return `to_char(${quoted(column)}, '${look === 'published' ? 'YYYY-MM-DD"T00:00:00Z"' : 'DD/MM/YYYY'}') as "${column.name}"`;
  if (look !== 'page' && column.mask.includes('D0')) return `replace(${quoted(column)}::text, '.', ',') as "${column.name}"`;
  return quoted(column);
}

/** The SQL that one would write by hand for a report at its dates. It names each date that is bound. */
export class ReportByHand {
  readonly columns: readonly Column[];
  readonly #report: string;
  readonly #dates: readonly Parameter[];
  readonly #order: readonly string[];

  constructor(report: ReportDefinition, dates: ReportDates, holdings: Holdings) {
    const query = tableAt(report, holdings, dates.to)?.query;
    if (!query) throw new Error(`The report ${report.id} has no rows`);
    const fields = query.fields(dates);
    const days = query.during.map((range, place) => `${range} @> $${place + 1}::date`);
    // 130, 304 and loaded rows are read from the select of their definition: other tests hold them against the institute's files
    const from =
      FROM[report.id] ??
      `(select * from ${query.from}) ${query.from.includes('istantanea') ? 'e' : query.from.at(-1)} where ${days.join(' and ')}`;
    this.columns = fields.map(({ column }) => column);
    // materialized: filters that the planner moved into 130 made it join rows one by one for ten seconds
    this.#report = `with report as materialized (select ${fields.map(({ column, sql }) => `${sql} as "${column.name}"`).join(', ')} from ${from})`;
    this.#dates = takesTwoDates(report) ? [dates.from, dates.to] : [dates.from];
    // rows that are equal by the order of the report stand in the order of the characters of their other columns
    const named = query.order.flatMap((name) => this.columns.find((column) => column.name === name) ?? []);
    const others = this.columns.filter((column) => !named.includes(column)).map((column) => `${quoted(column)}::text collate "C"`);
    this.#order = [...named.map(compared), ...others];
  }

  /** Statement of all selected rows, in their order. */
  rows({ filters, sorts }: Selection, look: Look): ByHand {
    const parameters = [...this.#dates];
    const order = [...sorts.map(({ column, direction }) => `${compared(column)} ${direction} nulls last`), ...this.#order];
    const selected = `select ${this.columns.map((column) => cell(column, look)).join(', ')} from report r ${where(filters, parameters)} order by ${order.join(', ')}`;
    return { sql: `${this.#report} select coalesce(json_agg(row_to_json(p)), '[]')::text from (${selected}) p`, parameters };
  }

  /** Statement of the distinct values of a column under the filters on the others. */
  values(column: Column, { filters, sorts }: Selection): ByHand {
    const parameters = [...this.#dates];
    const others = where(
      filters.filter((filter) => filter.column.name !== column.name),
      parameters,
    );
    const direction = sorts.find((sort) => sort.column.name === column.name)?.direction ?? 'ASC';
    const values = `select distinct ${quoted(column)} from report r ${others}`;
    const ordered = `select ${cell(column, 'page')} from (${values}) r order by ${compared(column)} ${direction} nulls last`;
    return { sql: `${this.#report} select coalesce(json_agg(row_to_json(p)), '[]')::text from (${ordered}) p`, parameters };
  }
}
