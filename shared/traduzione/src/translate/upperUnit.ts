import { provinceWords } from '../recognise/kinds.ts';
import { type Day, holdsOn, isoDay } from '../storia/day.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { italianNamesOf, type LevelIndex } from '../storia/LevelIndex.ts';
import type { Level, Version } from '../storia/Storia.ts';
import type { Lineage } from './Lineage.ts';
import { relationOf } from './municipality.ts';
import { NO_OUTCOME, type Notice, type Outcome, type Target } from './Outcome.ts';

/** The levels whose units consist of municipalities. */
type UpperLevel = Exclude<Level, 'comune'>;

/** The code of a unit in the system in which it was read. */
export type CodeOf = (version: Version) => string;

/** A unit above the municipalities, and the two days between which it is followed. */
interface Followed {
  readonly index: HistoryIndex;
  readonly lineage: Lineage;
  readonly level: UpperLevel;
  readonly day: Day;
  readonly other: Day;
}

/**
 * True when two versions may have one name: no source dates the change of some names, and sources differ in small words ("Reggio di
 * Calabria").
 */
function isSameName(here: Version, there: Version): boolean {
  const names = new Set(italianNamesOf(here).map(provinceWords));
  return italianNamesOf(there).some((name) => names.has(provinceWords(name)));
}

/** The municipalities of a province or region on a day. */
function membersOf(index: HistoryIndex, level: UpperLevel, upper: number, day: Day): Set<number> {
  const below = (lookup: LevelIndex, parent: number) =>
    lookup.ofParent(parent).flatMap((row) => {
      const version = lookup.version(row);
      return version.parent === parent && holdsOn(version, day) ? [version.unit] : [];
    });
  const provinces = level === 'uts' ? [upper] : below(index.uts, upper);
  return new Set(provinces.flatMap((province) => below(index.comune, province)));
}

/** The province or region of a municipality on a day. */
function upperOf(index: HistoryIndex, level: UpperLevel, municipality: number, day: Day): number | null {
  const province = index.comune.at(municipality, day)?.parent ?? null;
  return level === 'uts' || province === null ? province : (index.uts.at(province, day)?.parent ?? null);
}

/** The units of the same level to which the municipalities of a unit belong on another day. */
function uppersOf({ index, lineage, level, day, other }: Followed, unit: number): { uppers: Set<number>; unknown: boolean } {
  const uppers = new Set<number>();
  let unknown = false;
  for (const member of membersOf(index, level, unit, day)) {
    const { targets } = lineage.flow(member, day, other);
    if (targets.length === 0) unknown = true;
    for (const target of targets) {
      const upper = upperOf(index, level, target, other);
      if (upper !== null) uppers.add(upper);
    }
  }
  return { uppers, unknown };
}

/** What a province or region that is there on a day is on another one: it follows from its municipalities. */
export function upperUnitAt(followed: Followed, unit: number, codeOf: CodeOf): Outcome {
  const { index, level, day, other } = followed;
  const lookup = index.level(level);
  const here = lookup.at(unit, day) as Version;
  const there = lookup.at(unit, other);
  const { uppers, unknown } = uppersOf(followed, unit);
  const targetOf = (version: Version): Target => ({ unit: version.unit, code: codeOf(version), name: version.name, weight: null });
  const fedByOthers = (target: number): boolean => {
    const back = uppersOf({ ...followed, day: other, other: day }, target).uppers;
    return [...back].some((origin) => origin !== unit);
  };
  const forward = other >= day;
  if (there) {
    const spread = [...uppers].some((upper) => upper !== unit);
    const gathered = fedByOthers(unit);
    const [gave, took] = forward ? [spread, gathered] : [gathered, spread];
    const notices: Notice[] = [...(gave ? (['ceduto_territorio'] as const) : []), ...(took ? (['acquisito_territorio'] as const) : [])];
    return {
      ...NO_OUTCOME,
      outcome: codeOf(here) !== codeOf(there) ? 'ricodificata' : isSameName(here, there) ? 'invariata' : 'rinominata',
      target: targetOf(there),
      relation: relationOf(gathered, spread),
      certainty: 'dichiarato',
      notices,
    };
  }
  const targets = [...uppers]
    .map((upper) => lookup.at(upper, other))
    .filter((version) => version !== undefined)
    .sort((a, b) => (a.code < b.code ? -1 : 1));
  const presence = lookup.presences(unit).find((one) => holdsOn(one, day));
  const turn = forward ? presence?.to : presence?.from;
  const found = {
    ...NO_OUTCOME,
    events: turn === undefined ? [] : [{ date: isoDay(turn), kind: forward ? 'ES' : 'CS', act: '' }],
    certainty: 'derivato' as const,
  };
  const [only] = targets;
  if (!only) return { ...found, outcome: 'senza_destino_noto', certainty: null };
  const manyFrom = targets.some((target) => fedByOthers(target.unit));
  if (targets.length === 1) return { ...found, outcome: 'confluita', target: targetOf(only), relation: relationOf(manyFrom, false) };
  return {
    ...found,
    outcome: 'divisa',
    candidates: targets.map(targetOf),
    relation: relationOf(manyFrom, true),
    notices: unknown ? ['parte_senza_destino_noto'] : [],
  };
}
