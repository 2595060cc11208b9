import { groupBy } from '@territori/traduzione/groupBy';
import { cutAt, joined } from '../intervals.ts';
import { covers, endOf, type Period } from '../period.ts';
import type { Spell } from '../sources/Spell.ts';

/**
 * The life of a province code as the municipalities under it show it: one entry for each stretch in which nothing
 * common to all of them changed.
 */
export interface ProvinceSpell extends Period {
  code: string;
  /** '' before regions existed. */
  region: string;
  /** Two letters, null where the source has none. */
  plate: string | null;
}

/** Days on which every municipality of a province has a boundary and the province goes on: something happened to the province itself. */
function commonBoundaries(spells: readonly Spell[], life: Period): string[] {
  const ends = new Set(spells.flatMap((spell) => (spell.to !== null && covers(life, spell.to) && spell.to !== life.from ? spell.to : [])));
  return [...ends].filter((date) => {
    const before = spells.filter((spell) => spell.from < date && endOf(spell) >= date);
    return before.every((spell) => spell.to === date);
  });
}

/**
 * The provinces behind a municipal history, by code and in order of time. A code without municipalities is out of force
 * (Caserta 1927-1945).
 */
export function provinceSpells(spells: readonly Spell[]): ProvinceSpell[] {
  return [...groupBy(spells, (spell) => spell.province)].flatMap(([code, members]) =>
    joined(members).flatMap((life) => {
      const inLife = members.filter((spell) => covers(life, spell.from));
      return cutAt(life, commonBoundaries(inLife, life)).map((period) => {
        const first = inLife.find((spell) => covers(spell, period.from));
        return { ...period, code, region: first?.region ?? '', plate: first?.plate || null };
      });
    }),
  );
}

/** The life of each region code, by the municipalities under it. */
export function regionSpells(spells: readonly Spell[]): ({ code: string } & Period)[] {
  const regional = spells.filter((spell) => spell.region !== '');
  return [...groupBy(regional, (spell) => spell.region)].flatMap(([code, members]) =>
    joined(members).map((period) => ({ ...period, code })),
  );
}
