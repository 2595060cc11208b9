import { type Day, isoDay } from '../storia/day.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Version } from '../storia/Storia.ts';
import type { Lineage } from './Lineage.ts';
import { relationOf } from './municipality.ts';
import { NO_OUTCOME, type Notice, type Outcome, type Target } from './Outcome.ts';

/** The code of a province in the system in which it was read. */
export type ProvinceCode = (version: Version) => string;

/** The provinces to which the municipalities of a province belong on another day. */
function provincesOf(
  index: HistoryIndex,
  lineage: Lineage,
  province: number,
  day: Day,
  other: Day,
): { provinces: Set<number>; unknown: boolean } {
  const provinces = new Set<number>();
  let unknown = false;
  const members = new Set(
    index.comune.ofParent(province).flatMap((row) => {
      const { unit, from, to } = index.comune.version(row);
      return from <= day && day < to ? [unit] : [];
    }),
  );
  for (const unit of members) {
    const { targets } = lineage.flow(unit, day, other);
    if (targets.length === 0) unknown = true;
    for (const target of targets) {
      const parent = index.comune.at(target, other)?.parent ?? null;
      if (parent !== null) provinces.add(parent);
    }
  }
  return { provinces, unknown };
}

/** What a province that is there on a day is on another one: it follows from its municipalities. */
export function provinceAt(index: HistoryIndex, lineage: Lineage, unit: number, day: Day, other: Day, codeOf: ProvinceCode): Outcome {
  const here = index.uts.at(unit, day) as Version;
  const there = index.uts.at(unit, other);
  const { provinces, unknown } = provincesOf(index, lineage, unit, day, other);
  const targetOf = (version: Version): Target => ({ unit: version.unit, code: codeOf(version), name: version.name, weight: null });
  const fedByOthers = (target: number): boolean => {
    const back = provincesOf(index, lineage, target, other, day).provinces;
    return [...back].some((origin) => origin !== unit);
  };
  const forward = other >= day;
  if (there) {
    const spread = [...provinces].some((province) => province !== unit);
    const gathered = fedByOthers(unit);
    const [gave, took] = forward ? [spread, gathered] : [gathered, spread];
    const notices: Notice[] = [...(gave ? (['ceduto_territorio'] as const) : []), ...(took ? (['acquisito_territorio'] as const) : [])];
    return {
      ...NO_OUTCOME,
      outcome: codeOf(here) !== codeOf(there) ? 'ricodificata' : here.name !== there.name ? 'rinominata' : 'invariata',
      target: targetOf(there),
      relation: relationOf(gathered, spread),
      certainty: 'dichiarato',
      notices,
    };
  }
  const targets = [...provinces]
    .map((province) => index.uts.at(province, other))
    .filter((version) => version !== undefined)
    .sort((a, b) => (a.code < b.code ? -1 : 1));
  const presence = index.uts.presences(unit).find(({ from, to }) => from <= day && day < to);
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
