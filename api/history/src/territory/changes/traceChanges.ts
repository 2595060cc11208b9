import { groupBy } from '@territori/traduzione/groupBy';
import { plainLetters } from '@territori/traduzione/nomi';
import { NONE, relatedUnit, UNKNOWN, type Version } from '../model.ts';
import type { Trace } from '../sources/Trace.ts';
import type { Timeline } from '../Timeline.ts';
import { BLANK_DRAFT, type Draft } from './draftChanges.ts';

/**
 * The changes that rows of no duration stand for. A row on the day on which its code ends is the extinction itself. A
 * row on another boundary of its code is one more change of unknown kind. A code that only such a row has was the last
 * code of the unit of that name, which became extinct that day.
 */
export function traceChanges(traces: readonly Trace[], municipal: Timeline, uts: Timeline, drafts: readonly Draft[]): Draft[] {
  const extinct = drafts.filter((draft) => draft.kind === 'ES');
  const extinctCodes = new Set(extinct.map((draft) => `${draft.date} ${draft.code}`));
  const extinctNames = groupBy(extinct, (draft) => `${draft.date} ${plainLetters(draft.name)}`);
  const touching = new Map<string, Version>();
  for (const version of municipal.versions) {
    if (version.to !== null) touching.set(`${version.to} ${version.code}`, version);
    touching.set(`${version.from} ${version.code}`, version);
  }
  return traces.flatMap((trace): Draft[] => {
    const key = `${trace.date} ${trace.code}`;
    if (extinctCodes.has(key)) return [];
    const version = touching.get(key);
    const [moved] = extinctNames.get(`${trace.date} ${plainLetters(trace.name)}`) ?? [];
    const shared = { ...BLANK_DRAFT, level: 'comune', date: trace.date, code: trace.code, certainty: 'derivato' } as const;
    if (version) return [{ ...shared, unitId: version.unitId, kind: null, name: version.name, related: UNKNOWN, source: version.source }];
    if (!moved) return [];
    const province = uts.at(trace.province, trace.date)?.unitId ?? null;
    const related = province === null ? NONE : relatedUnit(province, 'derivato');
    return [{ ...shared, unitId: moved.unitId, kind: 'AP', name: moved.name, related, beforeId: moved.beforeId, source: moved.source }];
  });
}

/** Gives an end the code and the province that the municipality had last, where it had them for no day. */
export function withLastCodes(drafts: readonly Draft[], traced: readonly Draft[]): Draft[] {
  const moves = new Map(traced.filter(({ kind }) => kind === 'AP').map((move) => [`${move.unitId} ${move.date}`, move]));
  return drafts.map((draft) => {
    const move = draft.kind === 'ES' ? moves.get(`${draft.unitId} ${draft.date}`) : undefined;
    return move ? { ...draft, code: move.code, utsId: move.related.is === 'unit' ? move.related.id : null } : draft;
  });
}
