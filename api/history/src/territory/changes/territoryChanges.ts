import type { Version } from '../model.ts';
import type { OfficialRecord } from '../OfficialRecord.ts';
import { dayBefore } from '../period.ts';
import type { ChangeKind } from '../sources/ChangeKind.ts';
import type { Timeline } from '../Timeline.ts';

/** Kinds of change by which a municipality begins, ends, or gets or gives territory. */
const OF_TERRITORY: ReadonlySet<ChangeKind> = new Set(['CS', 'ES', 'AS', 'AQ', 'CE', 'AQES', 'CECS']);

/** A boundary for which the history shows no other reason: code, name, province and region stay the same. */
const isUnexplained = (before: Version, after: Version): boolean =>
  before.code === after.code && before.name === after.name && before.utsId === after.utsId && before.regionId === after.regionId;

/** The days of the declared changes of territory, by unit: both sides of each change. */
function declaredDays({ changes }: OfficialRecord, municipal: Timeline): Map<number, Set<string>> {
  const days = new Map<number, Set<string>>();
  for (const { kind, date, code, relatedCode } of changes) {
    if (!OF_TERRITORY.has(kind)) continue;
    for (const side of [code, relatedCode]) {
      if (side === null) continue;
      for (const day of [date, dayBefore(date)]) {
        const unitId = municipal.at(side, day)?.unitId;
        if (unitId !== undefined) days.set(unitId, (days.get(unitId) ?? new Set()).add(date));
      }
    }
  }
  return days;
}

/** The days on which a unit begins, ends, or has a boundary that may be a change of territory. */
function ownDays(versions: readonly Version[], record: OfficialRecord): string[] {
  return versions.flatMap((version, index): string[] => {
    const [before, after] = [versions[index - 1], versions[index + 1]];
    const continues = before?.to === version.from;
    const starts = !continues || (isUnexplained(before, version) && !record.holdsAllOf(version.from));
    const ends = version.to !== null && after?.from !== version.to;
    return [...(starts ? [version.from] : []), ...(ends && version.to !== null ? [version.to] : [])];
  });
}

/**
 * The days on which the territory of each municipality changed, in order; its beginning and its end are among
 * them. On the days that a complete list of changes covers they are those that the list declares. On other days
 * every boundary without another reason counts too, because it may be such a change.
 */
export function territoryChanges(record: OfficialRecord, municipal: Timeline): (unitId: number) => readonly string[] {
  const declared = declaredDays(record, municipal);
  const known = new Map<number, readonly string[]>();
  return (unitId) => {
    const days =
      known.get(unitId) ?? [...new Set([...ownDays(municipal.byUnit.get(unitId) ?? [], record), ...(declared.get(unitId) ?? [])])].sort();
    known.set(unitId, days);
    return days;
  };
}
