import { groupBy } from '@territori/traduzione/groupBy';
import { relatedUnit, type Version } from '../model.ts';
import { covers } from '../period.ts';
import type { Draft } from './draftChanges.ts';

/**
 * Adds the other unit to an extinction or a constitution where only one municipality is possible. It changed on the same
 * day in the same province. For an extinction it is in force from that day (it took over the territory); for a
 * constitution it was in force before (it gave the territory). No source says so: the certainty is "dedotto".
 */
export function withDeducedRelations(drafts: readonly Draft[], versions: readonly Version[]): Draft[] {
  const byId = new Map(versions.map((version) => [version.id, version]));
  const byUnit = groupBy(versions, (version) => version.unitId);
  const provincesOf = (draft: Draft) => [draft.beforeId, draft.afterId].flatMap((id) => (id === null ? [] : (byId.get(id)?.utsId ?? [])));
  const touched = new Map<string, Set<number>>();
  for (const draft of drafts) {
    for (const uts of provincesOf(draft)) {
      const key = `${draft.date} ${uts}`;
      touched.set(key, (touched.get(key) ?? new Set()).add(draft.unitId));
    }
  }
  const inForce = (unit: number, date: string) => byUnit.get(unit)?.some((version) => covers(version, date)) ?? false;
  const inForceBefore = (unit: number, date: string) =>
    byUnit.get(unit)?.some((version) => version.from < date && (version.to ?? '9999') >= date) ?? false;

  return drafts.map((draft) => {
    if (draft.kind !== 'ES' && draft.kind !== 'CS') return draft;
    const [uts] = provincesOf(draft);
    const possible = draft.kind === 'ES' ? inForce : inForceBefore;
    const candidates = [...(touched.get(`${draft.date} ${uts}`) ?? [])].filter(
      (unit) => unit !== draft.unitId && possible(unit, draft.date),
    );
    const [only] = candidates;
    return only !== undefined && candidates.length === 1 ? { ...draft, related: relatedUnit(only, 'dedotto') } : draft;
  });
}
