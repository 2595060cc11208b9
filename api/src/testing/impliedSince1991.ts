import { groupBy } from '../territory/groupBy.ts';
import { isoDay, type LiveRow } from './liveReport.ts';

/**
 * What the rows of report 129 say of codes, without anything of the portal's own: `follow` gives the codes that a code of the first day has
 * become on the second, in order.
 */
export function impliedSince1991(rows: readonly LiveRow[]): { follow(code: string, from: string, to: string): string[] } {
  const byDay = groupBy(rows, (row) => isoDay(row['Data evento']));
  const days = [...byDay.keys()].sort();
  const related = (day: string, code: string, kinds: RegExp) =>
    (byDay.get(day) ?? [])
      .filter((row) => row['Codice Comune'] === code && kinds.test(row['Tipo variazione'] ?? ''))
      .map((row) => row['Codice Comune associato'] ?? '');
  return {
    follow(code, from, to) {
      let codes = new Set([code]);
      for (const day of days.filter((candidate) => candidate > from && candidate <= to)) {
        codes = new Set(
          [...codes].flatMap((current) => {
            const successors = related(day, current, /^ES-/);
            const renumbered = related(day, current, /^(AP|RN)-/);
            return successors.length > 0 ? successors : renumbered.length > 0 ? renumbered : [current];
          }),
        );
      }
      return [...codes].sort();
    },
  };
}
