import { groupBy } from '@territori/traduzione/groupBy';
import { nextDay, overlapDays, type Period } from '../period.ts';
import type { CadastralSpell } from '../sources/CadastralSpell.ts';
import type { Spell } from '../sources/Spell.ts';

interface CadastralPeriod extends Period {
  code: string;
  cadastral: string;
}

/**
 * The spells with the cadastral code that the archive gives to their code for the longest part of their time; as they
 * were where it gives none. The two sources differ by days here and there, so the dates need only overlap.
 */
export function withCadastralCodes(spells: readonly Spell[], archive: readonly CadastralPeriod[]): Spell[] {
  const byCode = groupBy(archive, (entry) => entry.code);
  return spells.map((spell) => {
    const days = new Map<string, number>();
    for (const entry of byCode.get(spell.code) ?? []) {
      const overlap = overlapDays(spell, entry);
      if (overlap > 0) days.set(entry.cadastral, (days.get(entry.cadastral) ?? 0) + overlap);
    }
    const [longest] = [...days].sort((a, b) => b[1] - a[1]);
    return { ...spell, cadastral: longest?.[0] ?? spell.cadastral };
  });
}

/** The cadastral codes of a list with a date: known for that one day. An archive with periods decides over it. */
export const listedCadastral = (date: string | null, rows: readonly { code: string; cadastral: string | null }[]): CadastralSpell[] =>
  rows.flatMap(({ code, cadastral }) =>
    date === null || cadastral === null ? [] : { code, cadastral, name: '', otherName: '', from: date, to: nextDay(date) },
  );
