import { groupBy } from '@territori/traduzione/groupBy';
import { type Change, NONE, type Related, relatedUnit, UNKNOWN, type Version } from '../model.ts';
import { compareDays } from '../period.ts';
import type { ChangeKind } from '../sources/ChangeKind.ts';

export type Draft = Omit<Change, 'order'>;

/** What most changes do not have. */
export const BLANK_DRAFT = { utsId: null, actId: null, beforeId: null, afterId: null, split: null } as const;

/** The other side of a change before any source has spoken: those that never have one have none, any other is not known. */
const relatedBefore = (kind: ChangeKind | null): Related => (kind === 'CD' || kind === 'RN' || kind === 'PV' ? NONE : UNKNOWN);

const draftChange = (version: Version, date: string, kind: ChangeKind | null): Draft => ({
  ...BLANK_DRAFT,
  unitId: version.unitId,
  level: version.level,
  date,
  kind,
  code: version.code,
  name: version.name,
  related: relatedBefore(kind),
  certainty: 'derivato',
  source: version.source,
});

export const draftBeginning = (version: Version, kind: 'CS' | 'PV'): Draft => ({
  ...draftChange(version, version.from, kind),
  afterId: version.id,
});

export const draftEnding = (version: Version, date: string): Draft => ({ ...draftChange(version, date, 'ES'), beforeId: version.id });

/**
 * The changes between two versions that meet. A municipality that changes province takes the new code with it (AP); RN is a new code in the
 * same province. A region where there was none before is not a change. Any other difference without a name is a change of unknown kind.
 */
export function draftsBetween(before: Version, after: Version): Draft[] {
  const change = (kind: ChangeKind | null): Draft => ({ ...draftChange(after, after.from, kind), beforeId: before.id, afterId: after.id });
  const changes: Draft[] = [];
  if (before.utsId !== after.utsId)
    changes.push({ ...change('AP'), related: after.utsId === null ? UNKNOWN : relatedUnit(after.utsId, 'derivato') });
  else if (before.code !== after.code) changes.push(change('RN'));
  if (before.name !== after.name) changes.push(change('CD'));
  if (changes.length > 0) return changes;
  return before.regionId === null && after.regionId !== null ? [] : [change(null)];
}

/** All changes of a level from the versions of its units; `startOf` says what a unit's very first version is. */
export function draftChanges(versionsByUnit: Iterable<readonly Version[]>, startOf: (version: Version) => 'CS' | 'PV'): Draft[] {
  const drafts: Draft[] = [];
  for (const versions of versionsByUnit) {
    versions.forEach((version, index) => {
      const before = versions[index - 1];
      const after = versions[index + 1];
      if (!before) drafts.push(draftBeginning(version, startOf(version)));
      else if (before.to === version.from) drafts.push(...draftsBetween(before, version));
      else drafts.push(draftBeginning(version, 'CS'));
      if (version.to !== null && version.to !== after?.from) drafts.push(draftEnding(version, version.to));
    });
  }
  return drafts;
}

/** What comes first when several things happen to a unit on one day: a beginning, then changes, an end last. */
const RANK_WITHIN_DAY: Record<ChangeKind | 'unknown', number> = {
  PV: 0,
  CS: 0,
  AQ: 1,
  CE: 1,
  AQES: 1,
  CECS: 1,
  AP: 2,
  RN: 3,
  CD: 4,
  unknown: 5,
  ES: 6,
  AS: 6,
};

/** The changes in order of time, numbered within the unit and the day. */
export function orderedChanges(drafts: readonly Draft[]): Change[] {
  const rank = (change: Draft) => RANK_WITHIN_DAY[change.kind ?? 'unknown'];
  const sorted = [...drafts].sort((a, b) => compareDays(a.date, b.date) || a.unitId - b.unitId || rank(a) - rank(b));
  return [...groupBy(sorted, (change) => `${change.date} ${change.unitId}`).values()].flatMap((day) =>
    day.map((change, index) => ({ ...change, order: index + 1 })),
  );
}
