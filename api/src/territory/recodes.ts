import { covers } from './period.ts';
import type { Spell } from './spell.ts';

/** A code that becomes another on a day, one to one, as a dated table says. */
export interface Recode {
  code: string;
  newCode: string;
  /** COD_PROV_STORICO of the new code. */
  newProvince: string;
  /** Plate letters from then on, null where no source has them. */
  newPlate: string | null;
  date: string;
}

/** The spells with each recoded one closed on the day and continued under its new code. A recode of a code that is not in force is returned apart. */
export function withRecodes(spells: readonly Spell[], recodes: readonly Recode[]): { spells: Spell[]; unknown: Recode[] } {
  const result = [...spells];
  const unknown: Recode[] = [];
  const positions = new Map<string, number[]>();
  spells.forEach((spell, index) => {
    positions.set(spell.code, [...(positions.get(spell.code) ?? []), index]);
  });
  for (const recode of recodes) {
    const position = positions.get(recode.code)?.find((index) => covers(spells[index] as Spell, recode.date));
    const spell = position === undefined ? undefined : spells[position];
    if (position === undefined || !spell) {
      unknown.push(recode);
      continue;
    }
    result[position] = { ...spell, to: recode.date };
    result.push({ ...spell, from: recode.date, code: recode.newCode, province: recode.newProvince, plate: recode.newPlate ?? spell.plate });
  }
  return { spells: result, unknown };
}
