import { provinceWords } from '../recognise/provinceWords.ts';
import { type DayNumber, holdsOn, isoDay } from '../storia/dayNumber.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { italianNamesOf } from '../storia/LevelIndex.ts';
import type { Version } from '../storia/Storia.ts';
import { relationOf } from './municipalityAt.ts';
import { NO_OUTCOME, type Notice, type Outcome, type Target } from './Outcome.ts';
import type { UpperLevel, UpperUnits } from './UpperUnits.ts';
import type { Weighting } from './weights.ts';

/** The code of a unit in the system in which it was read. */
export type CodeOf = (version: Version) => string;

/** A level above the municipalities, and the two days between which its units are followed. */
export interface Followed {
  readonly index: HistoryIndex;
  readonly level: UpperLevel;
  readonly units: UpperUnits;
  readonly day: DayNumber;
  readonly other: DayNumber;
  readonly weighting: Weighting;
}

/**
 * True when two versions may have one name: no source dates the change of some names, and sources differ in small words ("Reggio di
 * Calabria").
 */
function isSameName(here: Version, there: Version): boolean {
  const names = new Set(italianNamesOf(here).map((name) => provinceWords(name, false)));
  return italianNamesOf(there).some((name) => names.has(provinceWords(name, false)));
}

/** The acts of the passages by which a unit ended, or going back began, on a day. */
function actsOf({ index, level }: Followed, unit: number, day: DayNumber, forward: boolean): string {
  const succession = index.succession[level];
  const steps = forward ? succession.stepsAtEnd(unit, day) : succession.stepsAtStart(unit, day);
  return [...new Set(steps.flatMap(({ act }) => act ?? []))].join(' + ');
}

/** What a province or region that is there on a day is on another one: it follows from its municipalities. */
export function upperUnitAt(followed: Followed, unit: number, codeOf: CodeOf): Outcome {
  const { index, level, units, day, other, weighting } = followed;
  const lookup = index.level(level);
  const here = lookup.at(unit, day) as Version;
  const there = lookup.at(unit, other);
  const { parts, unknown } = units.spreadOf(unit);
  const uppers = [...parts.keys()].filter((upper) => upper !== null);
  const isSpread = uppers.length + (unknown ? 1 : 0) > 1;
  const shares = isSpread ? units.sharesOf(unit, weighting) : null;
  const targetOf = (version: Version, weight: number | null = null): Target => ({
    unit: version.unit,
    code: codeOf(version),
    name: version.name,
    weight,
  });
  const partOf = (version: Version): Target => targetOf(version, shares?.get(version.unit)?.share ?? null);
  const versions = uppers
    .map((upper) => lookup.at(upper, other))
    .filter((version) => version !== undefined)
    .sort((a, b) => (a.code < b.code ? -1 : 1));
  const forward = other >= day;
  const weightYear = [...(shares?.values() ?? [])][0]?.year ?? null;
  const territory = isSpread ? { parts: versions.map(partOf), weightYear } : { parts: [], weightYear: null };
  if (there) {
    const spread = uppers.some((upper) => upper !== unit);
    const gathered = units.isFedByOthers(unit, unit);
    const [gave, took] = forward ? [spread, gathered] : [gathered, spread];
    const notices: Notice[] = [...(gave ? (['ceduto_territorio'] as const) : []), ...(took ? (['acquisito_territorio'] as const) : [])];
    return {
      ...NO_OUTCOME,
      outcome: codeOf(here) !== codeOf(there) ? 'ricodificata' : isSameName(here, there) ? 'invariata' : 'rinominata',
      target: targetOf(there),
      relation: relationOf(gathered, spread),
      certainty: 'dichiarato',
      notices,
      ...territory,
    };
  }
  const presence = lookup.presences(unit).find((one) => holdsOn(one, day));
  const turn = forward ? presence?.to : presence?.from;
  const found = {
    ...NO_OUTCOME,
    ...territory,
    events: turn === undefined ? [] : [{ date: isoDay(turn), kind: forward ? 'ES' : 'CS', act: actsOf(followed, unit, turn, forward) }],
    certainty: 'derivato' as const,
  };
  const [only] = versions;
  if (!only) return { ...found, outcome: 'senza_destino_noto', certainty: null };
  const manyFrom = versions.some((target) => units.isFedByOthers(target.unit, unit));
  if (versions.length === 1) return { ...found, outcome: 'confluita', target: targetOf(only), relation: relationOf(manyFrom, false) };
  return {
    ...found,
    outcome: 'divisa',
    candidates: versions.map(partOf),
    relation: relationOf(manyFrom, true),
    notices: unknown ? ['parte_senza_destino_noto'] : [],
  };
}
