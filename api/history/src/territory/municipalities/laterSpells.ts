import { covers, nextDay } from '../period.ts';
import type { DeclaredChange } from '../sources/DeclaredChange.ts';
import type { Recode } from '../sources/Recode.ts';
import type { Spell } from '../sources/Spell.ts';

/** What extends a history after its last day: a dated recode, or a declared change. */
type Step = { date: string; rank: number; apply(spells: LaterSpells): void };

/** Order of the changes of one day: a code is free before another municipality takes it. */
const RANK: Partial<Record<DeclaredChange['kind'], number>> = { ES: 0, AS: 0, RN: 1, AP: 1, CD: 2, CS: 3, PV: 3 };

const WITH_TWO_NAMES = new Set(['021', '802']);

const sourceOf = ({ source }: DeclaredChange): Pick<Spell, 'source'> => (source === undefined ? {} : { source });

/** The two names that a list joins with a slash, in capitals as the history writes them. */
function namesOf(name: string, code: string): Pick<Spell, 'name' | 'otherName'> {
  const [italian = name, other = ''] = WITH_TWO_NAMES.has(code.slice(0, 3)) ? name.split('/') : [name];
  return { name: italian.toUpperCase(), otherName: other.toUpperCase() };
}

class LaterSpells {
  readonly all: Spell[];
  /** Positions in `all` of the spells of each code. */
  readonly #positions = new Map<string, number[]>();

  constructor(spells: readonly Spell[]) {
    this.all = [];
    for (const spell of spells) this.#add(spell);
  }

  #add(spell: Spell): void {
    this.#positions.set(spell.code, [...(this.#positions.get(spell.code) ?? []), this.all.length]);
    this.all.push(spell);
  }

  #at(code: string, date: string): number | undefined {
    return this.#positions.get(code)?.find((position) => covers(this.all[position] as Spell, date));
  }

  /**
   * Closes the spell of a code on a day; where `change` is given, it goes on with it. A code that is not in force or
   * begins that day is left as it is.
   */
  cut(code: string, date: string, change: Partial<Spell> | null): void {
    const position = this.#at(code, date);
    const spell = position === undefined ? undefined : this.all[position];
    if (position === undefined || !spell || spell.from === date) return;
    this.all[position] = { ...spell, to: date };
    if (change) this.#add({ ...spell, ...change, from: date });
  }

  /** A municipality that begins on a day, in the region of its province. */
  found(change: DeclaredChange): void {
    if (this.#at(change.code, change.date) !== undefined) return;
    const province = change.code.slice(0, 3);
    const neighbour = this.all.find(
      (spell) => spell.province === province && covers({ from: spell.from, to: spell.to && nextDay(spell.to) }, change.date),
    );
    this.#add({
      code: change.code,
      ...namesOf(change.name, change.code),
      province,
      region: neighbour?.region ?? '',
      plate: neighbour?.plate ?? '',
      cadastral: null,
      from: change.date,
      to: null,
      ...sourceOf(change),
    });
  }
}

function stepOf(change: DeclaredChange): Step {
  const { kind, date, code } = change;
  const rank = RANK[kind] ?? 4;
  switch (kind) {
    case 'ES':
    case 'AS':
      return { date, rank, apply: (spells) => spells.cut(code, date, null) };
    case 'CS':
    case 'PV':
      return { date, rank, apply: (spells) => spells.found(change) };
    case 'CD':
      return {
        date,
        rank,
        apply: (spells) => spells.cut(code, date, { ...namesOf(change.relatedName ?? change.name, code), ...sourceOf(change) }),
      };
    case 'AP':
    case 'RN': {
      const newCode = change.relatedCode ?? code;
      const plate = change.relatedPlate === null ? {} : { plate: change.relatedPlate };
      const after = { code: newCode, province: newCode.slice(0, 3), ...plate, ...sourceOf(change) };
      return { date, rank, apply: (spells) => spells.cut(code, date, after) };
    }
    default:
      return { date, rank, apply: (spells) => spells.cut(code, date, {}) };
  }
}

/**
 * The spells, continued by the facts dated after their last day: declared changes, and recodes of one code to another,
 * which may have any date. A recode that a list declares too is applied once, since its code is no longer in force the
 * second time.
 */
export function withLaterChanges(spells: readonly Spell[], recodes: readonly Recode[], declared: readonly DeclaredChange[]): Spell[] {
  const lastDay = spells.reduce((last, { from, to }) => [last, from, to ?? ''].sort().at(-1) ?? '', '');
  const steps = [
    ...declared.filter(({ date }) => date > lastDay).map(stepOf),
    ...recodes.map(
      ({ code, newCode, newProvince, newPlate, date }): Step => ({
        date,
        rank: RANK.RN ?? 1,
        apply: (later) =>
          later.cut(code, date, {
            code: newCode,
            province: newProvince,
            source: 'tabella_ricodifiche',
            ...(newPlate === null ? {} : { plate: newPlate }),
          }),
      }),
    ),
  ];
  if (steps.length === 0) return [...spells];
  const later = new LaterSpells(spells);
  for (const step of steps.sort((a, b) => a.date.localeCompare(b.date) || a.rank - b.rank)) step.apply(later);
  return later.all;
}
