import { groupBy } from '@territori/traduzione/groupBy';
import { BLANK_DRAFT, type Draft } from '../changes/draftChanges.ts';
import { type Passage, relatedUnit, type Version } from '../model.ts';
import { covers, dayBefore, endOf } from '../period.ts';
import type { ChangeKind } from '../sources/ChangeKind.ts';

type Step = Pick<Passage, 'fromId' | 'toId' | 'date' | 'kind' | 'certainty' | 'actId'>;

/** What a passage is for the unit from which it leads and for the one to which it leads. */
function kindsOf({ kind }: Step, isFounded: boolean): readonly [ChangeKind, ChangeKind] {
  if (kind === 'ES') return ['ES', isFounded ? 'CS' : 'AQES'];
  return kind === 'CE' ? ['CE', 'AQ'] : ['CECS', 'CS'];
}

/**
 * The changes of provinces and regions with what their passages say: a beginning or an end has the other unit and the act, one change for
 * each other unit; a unit that goes on has a change for the territory that it gave or took. A boundary without a known reason on the same
 * day is explained by that.
 */
export function withUpperPassages(drafts: readonly Draft[], passages: readonly Step[], versions: readonly Version[]): Draft[] {
  const byUnit = groupBy(versions, ({ unitId }) => unitId);
  const isThere = (unit: number, day: string) => byUnit.get(unit)?.some((version) => covers(version, day)) ?? false;
  const stated = passages.flatMap((passage) => {
    const { fromId, toId, date, certainty, actId } = passage;
    const [gives, takes] = kindsOf(passage, !isThere(toId, dayBefore(date)));
    return [
      { unitId: fromId, date, kind: gives, related: relatedUnit(toId, certainty), actId },
      { unitId: toId, date, kind: takes, related: relatedUnit(fromId, certainty), actId },
    ];
  });
  const known = groupBy(stated, ({ unitId, date, kind }) => `${unitId} ${date} ${kind}`);
  const used = new Set<string>();
  const explained = drafts.flatMap((draft): Draft[] => {
    const key = `${draft.unitId} ${draft.date} ${draft.kind}`;
    const others = draft.related.is === 'unknown' ? known.get(key) : undefined;
    if (!others) return [draft];
    used.add(key);
    return others.map(({ related, actId }) => ({ ...draft, related, actId }));
  });
  const added = [...known].flatMap(([key, same]): Draft[] => {
    const [first] = same;
    if (used.has(key) || !first || first.kind === 'ES' || first.kind === 'CS') return [];
    const { unitId, date } = first;
    const versionsOf = byUnit.get(unitId) ?? [];
    const [before, after] = [versionsOf.find((version) => endOf(version) === date), versionsOf.find(({ from }) => from === date)];
    const shown = after ?? versionsOf.find((version) => covers(version, date));
    if (!shown) return [];
    return same.map(({ kind, related, actId }) => ({
      ...BLANK_DRAFT,
      unitId,
      level: shown.level,
      date,
      kind,
      code: shown.code,
      name: shown.name,
      related,
      actId,
      beforeId: before?.id ?? null,
      afterId: after?.id ?? null,
      certainty: 'derivato',
      source: shown.source,
    }));
  });
  const touched = new Set(added.map(({ unitId, date }) => `${unitId} ${date}`));
  return [...explained.filter(({ kind, unitId, date }) => kind !== null || !touched.has(`${unitId} ${date}`)), ...added];
}
