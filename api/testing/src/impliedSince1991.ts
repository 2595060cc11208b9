import { groupBy } from '@territori/traduzione/groupBy';
import { isoDay, type RecordRow } from './recordRows.ts';

/**
 * What the rows of report 129 say of codes, without anything of the portal's own: `follow` gives the codes that a code of the first day has
 * become on the second, in order.
 */
export function impliedSince1991(rows: readonly RecordRow[]): { follow(code: string, from: string, to: string): string[] } {
  const byDay = [...groupBy(rows, (row) => isoDay(row['data evento']))]
    .map(([day, own]) => ({ day, ofCode: groupBy(own, (row) => row['codice comune']) }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  const related = (own: readonly RecordRow[], kinds: RegExp) =>
    own.filter((row) => kinds.test(row['tipo variazione'] ?? '')).map((row) => row['codice comune associato'] ?? '');
  return {
    follow(code, from, to) {
      let codes = new Set([code]);
      for (const { day, ofCode } of byDay) {
        if (day <= from || day > to || ![...codes].some((current) => ofCode.has(current))) continue;
        codes = new Set(
          [...codes].flatMap((current) => {
            const own = ofCode.get(current) ?? [];
            const successors = related(own, /^ES-/);
            const renumbered = related(own, /^(AP|RN)-/);
            return successors.length > 0 ? successors : renumbered.length > 0 ? renumbered : [current];
          }),
        );
      }
      return [...codes].sort();
    },
  };
}
