import { groupBy } from '@territori/traduzione/groupBy';
import { cutAt } from '../intervals.ts';
import type { Territory } from '../model.ts';
import { covers, type Period } from '../period.ts';
import { placedLists } from '../placedLists.ts';
import type { Sources } from '../sources/Sources.ts';
import type { TerritoryRow } from '../sources/TerritoryRow.ts';
import type { Timeline } from '../Timeline.ts';

interface Candidate extends Period {
  row: TerritoryRow;
}

/** The first value that a source gives. */
const first = <Value>(values: readonly (Value | null)[]): Value | null => values.find((value) => value !== null) ?? null;

/** What the rows say together, each feature from the latest list that has it. */
function combined(rows: readonly TerritoryRow[]): Omit<Territory, 'unitId' | 'from' | 'to'> {
  return {
    island: first(rows.map(({ island }) => island)),
    seaside: first(rows.map(({ seaside }) => seaside)),
    zone: first(rows.map(({ zone }) => zone)),
    altitude: first(rows.map(({ altitude }) => altitude)),
    coastal2011: first(rows.map(({ classes2011 }) => classes2011.coastal)),
    coastal2021: first(rows.map(({ classes2021 }) => classes2021.coastal)),
    urbanisation2011: first(rows.map(({ classes2011 }) => classes2011.urbanisation)),
    urbanisation2021: first(rows.map(({ classes2021 }) => classes2021.urbanisation)),
  };
}

/**
 * The features of the territories of the municipalities. What a list says holds from its day on, until the territory of the municipality
 * changes: `changesOf` gives the days of these changes.
 */
export function territoriesOf(
  { territories }: Sources,
  municipal: Timeline,
  changesOf: (unitId: number) => readonly string[],
): Territory[] {
  const byUnit = groupBy(
    placedLists(territories, municipal).flatMap(({ day, rows }) =>
      rows.flatMap((row) => {
        const unitId = municipal.at(row.code, day)?.unitId;
        if (unitId === undefined) return [];
        return [{ unitId, row, from: day, to: changesOf(unitId).find((change) => change > day) ?? null }];
      }),
    ),
    ({ unitId }) => unitId,
  );
  return [...byUnit].flatMap(([unitId, candidates]) => {
    const latestFirst: Candidate[] = [...candidates].sort((a, b) => b.from.localeCompare(a.from));
    const days = candidates.flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
    const from = [...days].sort()[0] ?? '';
    return cutAt({ from, to: null }, days).flatMap((period) => {
      const rows = latestFirst.filter((candidate) => covers(candidate, period.from)).map(({ row }) => row);
      return rows.length === 0 ? [] : [{ unitId, ...period, ...combined(rows) }];
    });
  });
}
