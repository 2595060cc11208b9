import { groupBy } from '@territori/traduzione/groupBy';
import type { ProvinceSpell } from './upperSpells.ts';

/**
 * Provinces with the same code are one unit. A province that ends on a day continues under a new code when a province of the same name
 * begins on that day.
 */
export function provinceUnits(spells: readonly ProvinceSpell[], nameOf: (code: string) => string): ProvinceSpell[][] {
  const chains = [...groupBy(spells, (spell) => spell.code).values()].sort((a, b) => String(a[0]?.from).localeCompare(String(b[0]?.from)));
  const units: ProvinceSpell[][] = [];
  for (const chain of chains) {
    const [first] = chain;
    const before = units.filter((unit) => {
      const last = unit.at(-1);
      return last && first && last.to === first.from && nameOf(last.code) === nameOf(first.code);
    });
    if (before.length === 1) before[0]?.push(...chain);
    else units.push([...chain]);
  }
  return units;
}
