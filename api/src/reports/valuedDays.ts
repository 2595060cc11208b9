import { type Day, italianDay, OPEN_END } from '../dates/day.ts';
import type { Localized } from '../language/language.ts';
import type { Column, ReportDates, ReportDefinition, UnitKey } from './definition.ts';
import type { Holdings } from './holdings.ts';
import type { Period } from './period.ts';

/** A kind of column that has values on some days only. */
export type ValuedKind = 'sizes' | 'territory' | 'nuts';

/** The days on which columns of a kind have values, by level of the unit: `sizes comune`. Periods in order, the end exclusive. */
export type ValuedDays = ReadonlyMap<string, readonly Period[]>;

/** The level whose facts the columns of a report show, by the unit of the report; other units have no such columns. */
const LEVELS: Partial<Record<UnitKey, string>> = { 1: 'comune', 2: 'uts', 3: 'regione', 4: 'ripartizione', 12: 'comune' };

/** Days as SQL: rows of kind, level, first day and first day without values. */
export const VALUED_DAYS = `
  select fatto, livello, lower(tratto)::text as da, coalesce(upper(tratto)::text, '${OPEN_END}') as a
  from (
    select 'sizes' as fatto, u.livello, unnest(range_agg(d.validita)) as tratto from dimensione d join unita u on u.id = d.unita_id group by u.livello
    union all
    select 'territory', 'comune', unnest(range_agg(validita)) from territorio
    union all
    select 'nuts', u.livello, unnest(range_agg(x.validita * daterange('2024-01-01', null)))
    from attributi x join unita u on u.id = x.unita_id where coalesce(x.nuts3, x.nuts2, x.nuts1) is not null group by u.livello
  ) valori where not isempty(tratto) order by 1, 2, 3`;

/** The periods in which a column of a report has values; undefined for a column that has them on every day. */
export function valuedPeriods(report: ReportDefinition, { valued }: Column, holdings: Holdings): readonly Period[] | undefined {
  const level = LEVELS[report.unit];
  return valued && level ? (holdings.valuedDays.get(`${valued} ${level}`) ?? []) : undefined;
}

const isEmptyAt = (periods: readonly Period[], day: Day) => !periods.some(({ from, to }) => from <= day && day < to);

/** Periods in words: "dal 20/10/1991", "dal 01/01/2018 al 31/12/2022". */
function inWords(periods: readonly Period[]): Localized {
  const dayBefore = (day: Day) => italianDay(new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10));
  const words = periods.map(({ from, to }) =>
    to === OPEN_END
      ? { it: `dal ${italianDay(from)}`, en: `from ${italianDay(from)}` }
      : { it: `dal ${italianDay(from)} al ${dayBefore(to)}`, en: `from ${italianDay(from)} to ${dayBefore(to)}` },
  );
  return { it: words.map(({ it }) => it).join(', '), en: words.map(({ en }) => en).join(', ') };
}

/** The note on a column that is empty at the dates of a report, with the days on which it has values; null where it is not. */
export function emptyColumnNote(report: ReportDefinition, column: Column, dates: ReportDates, holdings: Holdings): Localized | null {
  const periods = valuedPeriods(report, column, holdings);
  if (!periods || !isEmptyAt(periods, dates.from)) return null;
  const [day, days] = [italianDay(dates.from), inWords(periods)];
  if (periods.length === 0) return { it: 'Nessun file caricato riempie questa colonna.', en: 'No loaded file fills this column.' };
  return { it: `Vuota al ${day}: ha valori ${days.it}.`, en: `Empty on ${day}: it has values ${days.en}.` };
}

/** One note on all columns of a report that are empty at its dates; null where none is empty. */
export function emptyColumnsNote(
  report: ReportDefinition,
  columns: readonly Column[],
  dates: ReportDates,
  holdings: Holdings,
): Localized | null {
  const empty = columns.flatMap((column) => {
    const periods = valuedPeriods(report, column, holdings);
    return periods && periods.length > 0 && isEmptyAt(periods, dates.from) ? [{ column, periods }] : [];
  });
  const [first] = empty;
  if (!first) return null;
  const [day, days] = [italianDay(dates.from), inWords(first.periods)];
  const labels = (language: keyof Localized) => empty.map(({ column }) => column.label[language]).join(', ');
  return {
    it: `Al ${day} non hanno valori le colonne ${labels('it')}: li hanno ${days.it}.`,
    en: `On ${day} these columns have no values: ${labels('en')}. They have values ${days.en}.`,
  };
}
