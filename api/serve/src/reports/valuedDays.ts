import { type Day, italianDay, OPEN_END } from '@territori/history/dates/day';
import { groupBy } from '@territori/history/territory/groupBy';
import type { Column, ReportDates, ReportDefinition, UnitKey } from '@territori/reports/definition';
import type { Holdings, Period } from '@territori/reports/Holdings';
import type { Level } from '@territori/reports/valuedFact';
import type { Localized } from '@territori/wire/language';

/** The level whose facts the columns of a report show, by the unit of the report; other units have no such columns. */
const LEVELS: Partial<Record<UnitKey, Level>> = { 1: 'comune', 2: 'uts', 3: 'regione', 4: 'ripartizione', 12: 'comune' };

/** The periods in which a column of a report has values; undefined for a column that has them on every day. */
export function valuedPeriods(report: ReportDefinition, { valued }: Column, holdings: Holdings): readonly Period[] | undefined {
  const level = valued?.level ?? LEVELS[report.unit];
  return valued && level ? (holdings.valuedDays.get(`${valued.fact} ${level}`) ?? []) : undefined;
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

/** One note on all columns of a report that are empty at its dates, those with the same days together; null where none is empty. */
export function emptyColumnsNote(
  report: ReportDefinition,
  columns: readonly Column[],
  dates: ReportDates,
  holdings: Holdings,
): Localized | null {
  const empty = columns.flatMap((column) => {
    const periods = valuedPeriods(report, column, holdings);
    return periods && periods.length > 0 && isEmptyAt(periods, dates.from) ? [{ column, days: inWords(periods) }] : [];
  });
  if (empty.length === 0) return null;
  const together = [...groupBy(empty, ({ days }) => days.it).values()];
  const listed = (language: keyof Localized, values: string) =>
    together
      .map((group) => `${group.map(({ column }) => column.label[language]).join(', ')} (${values} ${group[0]?.days[language]})`)
      .join('; ');
  const [day, one] = [italianDay(dates.from), empty.length === 1];
  return {
    it: `${one ? 'Colonna vuota' : 'Colonne vuote'} al ${day}: ${listed('it', one ? 'ha valori' : 'hanno valori')}.`,
    en: `${one ? 'Column' : 'Columns'} empty on ${day}: ${listed('en', one ? 'has values' : 'have values')}.`,
  };
}
