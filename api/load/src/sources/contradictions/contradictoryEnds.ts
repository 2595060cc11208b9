import type { OfficialRecord } from '@territori/history/territory/OfficialRecord';
import { covers, dayBefore, type Period } from '@territori/history/territory/period';
import type { Sources } from '@territori/history/territory/sources/Sources';
import { groupBy } from '@territori/traduzione/groupBy';
import { type Contradiction, DATED_HISTORY } from './Contradiction.ts';

const inForceInWords = ({ from, to }: Period): string => `in force from ${from} to ${to ?? 'today'}`;

/** Declared ends that the dated history does not show, and successors that were not in force. */
export function contradictoryEnds({ changes }: OfficialRecord, { spells, traces, recodes }: Sources): Contradiction[] {
  const byCode = groupBy(spells, ({ code }) => code);
  const momentary = new Set(traces.map(({ code, date }) => `${code} ${date}`));
  const recoded = groupBy(recodes, ({ newCode }) => newCode);
  const begun = new Set(changes.filter(({ kind }) => kind === 'CS').map(({ code, date }) => `${code} ${date}`));
  const inForce = (code: string, day: string): boolean =>
    (byCode.get(code) ?? []).some((spell) => covers(spell, day)) ||
    (recoded.get(code) ?? []).some((recode) => recode.date <= day && inForce(recode.code, dayBefore(recode.date)));
  const lives = (code: string) => byCode.get(code)?.map(inForceInWords).join(', ') ?? 'no such code';
  const last =
    spells
      .flatMap(({ from, to }) => (to === null ? [from] : [from, to]))
      .sort()
      .at(-1) ?? '';
  return changes.flatMap(({ kind, code, date, relatedCode }): Contradiction[] => {
    // the dated history says nothing of what happened after its last day
    if ((kind !== 'ES' && kind !== 'AS') || date > last) return [];
    const differ = (fact: 'end' | 'successor', declared: string, history: string): Contradiction => ({
      fact,
      code,
      day: date,
      statements: [
        { source: 'declared changes', says: declared },
        { source: DATED_HISTORY, says: history },
      ],
    });
    const ended = (inForce(code, dayBefore(date)) && !inForce(code, date)) || momentary.has(`${code} ${date}`);
    const known =
      relatedCode === null || inForce(relatedCode, date) || momentary.has(`${relatedCode} ${date}`) || begun.has(`${relatedCode} ${date}`);
    return [
      ...(ended ? [] : [differ('end', `ends on ${date}`, lives(code))]),
      ...(known ? [] : [differ('successor', `its territory goes to ${relatedCode}`, `${relatedCode}: ${lives(relatedCode)}`)]),
    ];
  });
}
