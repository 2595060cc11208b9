import { groupBy } from '@territori/traduzione/groupBy';
import { nameBetween, plainLetters, plainText } from '@territori/traduzione/nomi';
import { censusDay } from '@territori/traduzione/storia';
import type { Act, Certainty } from '../model.ts';
import { compareDays, endOf, nextDay, type Period } from '../period.ts';
import type { CensusName } from '../sources/CensusName.ts';
import type { NameByAct } from './namesByAct.ts';

/** A name of a province over a part of its life. */
export interface NameSpell extends Period {
  name: string;
  certainty: Certainty;
  /**
   * The name begins with a change that a source dates; false where only the names at two censuses are known, and not
   * the day between them.
   */
  dated: boolean;
  /** The act that gives the name; null where a census or a seat does. */
  act: Omit<Act, 'id'> | null;
}

/** A name known on a day. */
interface Known {
  date: string;
  year: number;
  name: string;
  act: Omit<Act, 'id'> | null;
}

/** The words of a name without those that only join others: "Massa e Carrara" and "Massa-Carrara" are one name. */
const essence = (name: string): string =>
  plainText(name.split('/')[0] ?? name)
    .split(' ')
    .filter((word) => !['E', 'DI', 'L'].includes(word))
    .join(' ');

/**
 * The names of a code at the censuses and by acts in order of time. A census's is written as the current list writes it, else as an earlier
 * census does, where the letters are the same.
 */
function knownNames(census: readonly CensusName[], current: { date: string; name: string } | null, acts: readonly NameByAct[]): Known[] {
  const replaced = new Set(acts.flatMap(({ inPlaceOf }) => inPlaceOf));
  const known: Known[] = [];
  for (const [year, rows] of groupBy(
    census.filter(({ year }) => !replaced.has(year)).sort((a, b) => a.year - b.year),
    (row) => row.year,
  )) {
    const date = censusDay(year);
    const before = known.at(-1)?.name ?? '';
    // the census of 1871 has two names for code 079: the name that the previous census used is kept
    const name = (rows.find((row) => plainLetters(row.name) === plainLetters(before)) ?? rows[0])?.name;
    if (date === undefined || name === undefined) continue;
    const same = [...(current ? [current] : []), ...known].find((other) => plainLetters(other.name) === plainLetters(name));
    known.push({ date, year, name: same?.name ?? name, act: null });
  }
  const yearOf = (date: string) => Number(date.slice(0, 4));
  if (current && known.length > 0) known.push({ ...current, year: yearOf(current.date), act: null });
  known.push(...acts.map(({ date, name, act }) => ({ date, year: yearOf(date), name, act })));
  return known.sort((a, b) => compareDays(a.date, b.date));
}

/**
 * The names of a province over its life. A name is certain at a census, between two censuses that agree, and before the
 * first; where two differ, the day of the change is in no file, and the time between them says so: "Girgenti o
 * Agrigento (nome tra il 1921 e il 1931)". A current list counts as one more census on its day, and an act gives a name from its day on.
 * Null where no census has the province.
 */
export function namesOver(
  life: Period,
  census: readonly CensusName[],
  current: { date: string; name: string } | null,
  acts: readonly NameByAct[] = [],
): NameSpell[] | null {
  const known = knownNames(census, current, acts);
  const [first] = known;
  if (!first) return null;
  const spells: NameSpell[] = [{ from: life.from, to: null, name: first.name, certainty: 'dichiarato', dated: true, act: first.act }];
  const begin = (from: string, name: string, certainty: Certainty, act: Known['act'] = null) => {
    const last = spells.at(-1);
    if (from >= endOf(life) || !last || (last.name === name && last.certainty === certainty)) return;
    // what begins before the life does is how it begins
    if (from <= life.from) spells[spells.length - 1] = { ...last, name, certainty };
    else {
      last.to = from;
      spells.push({ from, to: null, name, certainty, dated: act !== null, act });
    }
  };
  known.forEach((here, index) => {
    const before = known[index - 1];
    if (!before) return;
    if (here.act) {
      begin(here.date, here.name, 'dichiarato', here.act);
      return;
    }
    // a province that did not exist at the census before has the name from its own beginning
    if (before.date < life.from && here.date > life.from && essence(before.name) !== essence(here.name))
      begin(life.from, here.name, 'dichiarato');
    else {
      if (essence(before.name) !== essence(here.name))
        begin(nextDay(before.date), nameBetween({ former: before.name, later: here.name, from: before.year, to: here.year }), 'dedotto');
      begin(here.date, here.name, 'dichiarato');
    }
  });
  const last = spells.at(-1);
  if (last) last.to = life.to;
  return spells;
}

/** The census names by code. */
export const censusNamesByCode = (names: readonly CensusName[]): Map<string, CensusName[]> => groupBy(names, ({ code }) => code);
