import type { Geometry } from './Geometry.ts';
import type { Evidence, Holding } from './Holders.ts';
import type { UnitState } from './UnitVersions.ts';

/** How an area is filled. */
export const FILL = { unit: 0, shared: 1, nobody: 2 } as const;

/** A unit of the day with what the map shows of it. */
export interface MapUnit {
  /** Its number in the history; its name where it is a compartment, which the history does not know. */
  readonly key: string;
  /** Null for a compartment. */
  readonly id: number | null;
  readonly code: string;
  readonly name: string;
  readonly upper: number | null;
  readonly from: string | null;
  readonly to: string | null;
  /** Its areas, by their places in the set. */
  readonly areas: readonly number[];
  /** The units with which it shares every one of its areas. */
  readonly sharedWith: readonly string[];
  /** The weakest evidence for one of its areas; null without areas. */
  readonly evidence: Evidence | null;
}

/** The map of a day. */
export interface DayMap {
  /** In alphabetical order. */
  readonly units: readonly MapUnit[];
  readonly byKey: ReadonlyMap<string, MapUnit>;
  /** For each area the units that hold it. */
  readonly holders: readonly (readonly string[])[];
  /** For each area its group: a border is drawn between different groups. -1 for nobody's. */
  readonly groups: Int32Array;
  /** For each area the group of the upper units. */
  readonly upperGroups: Int32Array;
  readonly fills: Uint8Array;
}

const ORDER: readonly Evidence[] = ['dichiarato', 'dedotto', 'ipotizzato'];

/** Gives equal texts the same number. */
function numbered() {
  const numbers = new Map<string, number>();
  return (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  };
}

/** Joins the areas of a set with the units that held them on a day. The states are in alphabetical order. */
function assembled(
  geometry: Geometry,
  states: readonly Omit<MapUnit, 'areas' | 'sharedWith' | 'evidence'>[],
  holdings: readonly { readonly keys: readonly string[]; readonly evidence: Evidence }[],
): DayMap {
  const upperOf = new Map(states.map(({ key, upper }) => [key, upper]));
  const areasOf = new Map<string, number[]>();
  const evidenceOf = new Map<string, Evidence>();
  const groups = new Int32Array(geometry.areas.length).fill(-1);
  const upperGroups = new Int32Array(geometry.areas.length).fill(-1);
  const fills = new Uint8Array(geometry.areas.length).fill(FILL.nobody);
  const groupOf = numbered();
  const upperGroupOf = numbered();
  holdings.forEach(({ keys, evidence }, area) => {
    if (keys.length === 0) return;
    groups[area] = groupOf(keys.join(' '));
    upperGroups[area] = upperGroupOf(String(upperOf.get(keys[0] as string)));
    fills[area] = keys.length > 1 ? FILL.shared : FILL.unit;
    for (const key of keys) {
      const own = areasOf.get(key);
      if (own) own.push(area);
      else areasOf.set(key, [area]);
      const known = evidenceOf.get(key);
      if (!known || ORDER.indexOf(evidence) > ORDER.indexOf(known)) evidenceOf.set(key, evidence);
    }
  });
  const units = states.map((state): MapUnit => {
    const areas = areasOf.get(state.key) ?? [];
    const alone = areas.some((area) => holdings[area]?.keys.length === 1);
    const others = alone ? [] : areas.flatMap((area) => (holdings[area]?.keys ?? []).filter((key) => key !== state.key));
    return { ...state, areas, sharedWith: [...new Set(others)], evidence: evidenceOf.get(state.key) ?? null };
  });
  return {
    units,
    byKey: new Map(units.map((unit) => [unit.key, unit])),
    holders: holdings.map(({ keys }) => keys),
    groups,
    upperGroups,
    fills,
  };
}

const unitOf = ({ id, ...state }: UnitState): Omit<MapUnit, 'areas' | 'sharedWith' | 'evidence'> => ({ ...state, key: String(id), id });

/** The day of a set whose areas have the codes of the units. */
export function dayMapByCodes(geometry: Geometry, units: ReadonlyMap<number, UnitState>): DayMap {
  const byCode = new Map([...units.values()].map((unit) => [unit.code, String(unit.id)]));
  const holdings = geometry.areas.map(({ id }) => {
    const key = byCode.get(id);
    return { keys: key === undefined ? [] : [key], evidence: 'dichiarato' as const };
  });
  return assembled(geometry, [...units.values()].map(unitOf), holdings);
}

/** The day of a municipal set, whose areas were held by other units at other times. */
export function dayMapByHolders(geometry: Geometry, units: ReadonlyMap<number, UnitState>, holdings: readonly Holding[]): DayMap {
  const held = geometry.areas.map((_area, place) => {
    const { units: holders = [], evidence = 'dichiarato' as const } = holdings[place] ?? {};
    return { keys: holders.filter((unit) => units.has(unit)).map(String), evidence };
  });
  return assembled(geometry, [...units.values()].map(unitOf), held);
}

/** The compartments of a set: units that are known only by their names. */
export function dayMapByNames(geometry: Geometry): DayMap {
  const byName = new Intl.Collator('it');
  const states = geometry.areas
    .map(({ id, name }) => ({ key: id, id: null, code: '', name: name ?? id, upper: null, from: null, to: null }))
    .sort((a, b) => byName.compare(a.name, b.name));
  return assembled(
    geometry,
    states,
    geometry.areas.map(({ id }) => ({ keys: [id], evidence: 'dichiarato' })),
  );
}
