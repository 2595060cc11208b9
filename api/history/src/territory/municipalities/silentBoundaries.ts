import type { OfficialRecord } from '../OfficialRecord.ts';
import type { Spell } from '../sources/Spell.ts';
import type { UnitSpells } from './municipalUnits.ts';

const ATTRIBUTES = ['code', 'name', 'otherName', 'province', 'region', 'plate', 'cadastral'] as const satisfies (keyof Spell)[];

/**
 * Joins spells between which nothing happened: their attributes are the same, and the complete list of changes is
 * silent on the municipality that day. Such boundaries are those of provinces (metropolitan cities on 01/01/2015,
 * Sicily on 06/06/2016).
 */
export function withoutSilentBoundaries(chain: UnitSpells, record: OfficialRecord): UnitSpells {
  const result: UnitSpells = [];
  for (const spell of chain) {
    const last = result.at(-1);
    const silent =
      last?.to === spell.from && ATTRIBUTES.every((name) => last[name] === spell[name]) && record.isSilentOn(spell.from, spell.code);
    if (last && silent) result[result.length - 1] = { ...last, to: spell.to };
    else result.push(spell);
  }
  return result;
}
