import { groupBy } from '@territori/traduzione/groupBy';
import { cutAt } from '../intervals.ts';
import type { Territory } from '../model.ts';
import { covers, type Period } from '../period.ts';
import { placedLists } from '../placedLists.ts';
import type { Sources } from '../sources/Sources.ts';
import type { TerritoryRow } from '../sources/TerritoryRow.ts';
import type { Timeline } from '../Timeline.ts';

type Features = Omit<TerritoryRow, 'code'>;

interface Candidate extends Period {
  features: Features;
}

/** What lists say together, each feature from the latest one that has it. */
function combined(latest: Features, earlier: readonly Features[]): Features {
  const all = { ...latest };
  for (const features of earlier) for (const name of Object.keys(all) as (keyof Features)[]) all[name] ??= features[name];
  return all;
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
      rows.flatMap(({ code, ...features }) => {
        const unitId = municipal.at(code, day)?.unitId;
        if (unitId === undefined) return [];
        return [{ unitId, features, from: day, to: changesOf(unitId).find((change) => change > day) ?? null }];
      }),
    ),
    ({ unitId }) => unitId,
  );
  return [...byUnit].flatMap(([unitId, candidates]) => {
    const latestFirst: Candidate[] = [...candidates].sort((a, b) => b.from.localeCompare(a.from));
    const days = candidates.flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
    const from = [...days].sort()[0] ?? '';
    return cutAt({ from, to: null }, days).flatMap((period) => {
      const [latest, ...earlier] = latestFirst.filter((candidate) => covers(candidate, period.from)).map(({ features }) => features);
      return latest ? [{ unitId, ...period, ...combined(latest, earlier) }] : [];
    });
  });
}
