import type { Draft } from './changes.ts';
import { groupBy } from './groupBy.ts';
import { relatedUnit, type Version } from './model.ts';
import { covers } from './period.ts';

/**
 * Gives extinctions and constitutions of municipalities the other unit where only one is possible: the one municipality
 * of the same province that something happened to on that day and that is in force on it (who took over), or that was
 * in force before it (who gave the territory). No source says so: the certainty is "dedotto".
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
