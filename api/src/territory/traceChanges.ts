import type { Draft } from './changes.ts';
import { groupBy } from './groupBy.ts';
import type { Version } from './model.ts';
import type { Trace } from './spell.ts';
import type { Timeline } from './timeline.ts';

const fold = (name: string) => name.toLowerCase();

/**
 * What rows that lasted no day leave behind. On the day on which the code becomes extinct they are the extinction itself; on another boundary of
 * the code they are one more change of unknown kind; a code that is in no other row was the last one, for no day, of the unit of that name that
 * became extinct then.
 */
export function traceChanges(traces: readonly Trace[], municipal: Timeline, uts: Timeline, drafts: readonly Draft[]): Draft[] {
  const extinct = drafts.filter((draft) => draft.kind === 'ES');
  const extinctCodes = new Set(extinct.map((draft) => `${draft.date} ${draft.code}`));
  const extinctNames = groupBy(extinct, (draft) => `${draft.date} ${fold(draft.name)}`);
  const touching = new Map<string, Version>();
  for (const version of municipal.versions) {
    if (version.to !== null) touching.set(`${version.to} ${version.code}`, version);
    touching.set(`${version.from} ${version.code}`, version);
  }
  return traces.flatMap((trace): Draft[] => {
    const key = `${trace.date} ${trace.code}`;
    if (extinctCodes.has(key)) return [];
    const version = touching.get(key);
    const [moved] = extinctNames.get(`${trace.date} ${fold(trace.name)}`) ?? [];
    const shared = {
      level: 'comune',
      date: trace.date,
      code: trace.code,
      actId: null,
      afterId: null,
      split: null,
      certainty: 'derivato',
    } as const;
    if (version) {
      return [
        { ...shared, unitId: version.unitId, kind: null, name: version.name, relatedId: null, relatedCertainty: null, beforeId: null },
      ];
    }
    if (!moved) return [];
    const province = uts.at(trace.province, trace.date)?.unitId ?? null;
    const relatedCertainty = province === null ? null : 'derivato';
    return [
      { ...shared, unitId: moved.unitId, kind: 'AP', name: moved.name, relatedId: province, relatedCertainty, beforeId: moved.beforeId },
    ];
  });
}
