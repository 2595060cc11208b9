import type { Day } from '@territori/history/dates/day';
import type { RowsOfAllDays } from './definition.ts';

/** A table of facts, each of which holds on some days. */
interface DatedFacts {
  readonly table: string;
  readonly as: string;
  /** The daterange of the table on which a row holds; of one unit no two rows hold on the same day. */
  readonly days: string;
}

/**
 * A left join by time: brings the facts of a unit to a row that holds on some days, once for each of its parts in which the facts are the
 * same, also for those in which there are none. The days of a part are `giorni_<as>.giorni`.
 * @param unit SQL of the unit whose facts are wanted
 * @param during SQL of the daterange of the row
 */
export const withFacts = ({ table, as, days }: DatedFacts, unit: string, during: string): string => `
  cross join lateral (
    select x.${days} * ${during} as giorni from ${table} x where x.unita_id = ${unit} and x.${days} && ${during}
    union all
    select unnest(datemultirange(${during}) - coalesce((select range_agg(x.${days}) from ${table} x where x.unita_id = ${unit}), '{}'))
  ) giorni_${as}
  left join ${table} ${as} on ${as}.unita_id = ${unit} and ${as}.${days} @> giorni_${as}.giorni`;

/** Cuts the days of a row in two at a day: `<as>.giorni`, with a value for each part as `<as>.valore`. One of them may be empty. */
export const daysCutAt = (day: Day, during: string, as: string, before: string, since: string): string => `
  cross join lateral (values
    (${during} * daterange(null, '${day}'), ${before}), (${during} * daterange('${day}', null), ${since})
  ) ${as} (giorni, valore)`;

/**
 * Sums over time, as a table `n`: the number of pieces (`comuni`) and the sum of each figure, for each interval (`giorni`) in which they
 * are the same. A sum is known where the figure of every piece is.
 * @param pieces a select with the keys, the figures and the daterange `giorni`
 */
export function sumsOverTime(pieces: string, keys: readonly string[], figures: readonly string[]): string {
  const key = keys.join(', ');
  const known = figures.map((figure) => `, case when ${figure}_noti = comuni then ${figure} end as ${figure}`);
  const sums = figures.map(
    (figure) =>
      `, sum(sum(segno * ${figure})) over tempo as ${figure}, sum(sum(segno) filter (where ${figure} is not null)) over tempo as ${figure}_noti`,
  );
  return `(
    with pezzo as materialized (${pieces})
    select ${key}, comuni${known.join('')}, giorni from (
      select *, daterange(giorno, lead(giorno) over tempo) as giorni from (
        select ${key}, giorno, (sum(sum(segno)) over tempo)::int as comuni${sums.join('')}
        from (select *, lower(giorni) as giorno, 1 as segno from pezzo union all select *, upper(giorni), -1 from pezzo where not upper_inf(giorni)) passo
        group by ${key}, giorno window tempo as (partition by ${key} order by giorno)
      ) somma window tempo as (partition by ${key} order by giorno)
    ) tratto where comuni > 0
  ) n`;
}

/** The days of an event in a report of a period: the period begins on its day or before, and ends on it or after. */
export const eventInPeriod = (day: string): RowsOfAllDays['during'] => [`daterange(null, ${day}, '[]')`, `daterange(${day}, null)`];

/**
 * The days of a row of a list that is shown without a date: those of the row and, if it holds for ever, the first day of the report,
 * because scripts ask for all of the list by that day.
 * @param days SQL of a datemultirange
 */
export function daysOfWholeList(first: Day, days: string): string {
  const day = `datemultirange(daterange('${first}', '${first}', '[]'))`;
  return `${days} - ${day} + case when ${days} @> date 'infinity' then ${day} else '{}' end`;
}
