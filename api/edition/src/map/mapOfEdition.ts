import type { Boundaries } from '@territori/history/boundaries/Boundaries';
import { detailOf } from './detailOf.ts';
import { encodeTenureColumns } from './encodeTenureColumns.ts';
import { encodeUnitColumns } from './encodeUnitColumns.ts';
import { exactnessOf } from './exactness.ts';
import { type FittingSet, fittingSets } from './fittingSets.ts';
import { holdersOf } from './holdersOf.ts';
import type { CatalogueLevel, CatalogueSet, MapCatalogue } from './MapCatalogue.ts';
import type { MapHistory, MapRank } from './MapHistory.ts';
import { MAP_LEVELS, type MapLevel, type MapSet } from './MapSet.ts';
import { MunicipalSuccession } from './MunicipalSuccession.ts';
import { mapParts, withMapParts } from './mapParts.ts';
import { mapSets, turnsOf } from './mapSets.ts';
import { reconstructedSets } from './reconstructedSets.ts';
import { regionsOfUnits } from './regionsOfUnits.ts';
import { sharedOn } from './sharedUnits.ts';
import { simplified } from './simplified.ts';
import type { Tenure } from './Tenure.ts';
import { undrawnUnits } from './undrawnUnits.ts';

/** A file of the map before it is compressed. */
export interface MapFile {
  readonly name: string;
  readonly value: unknown;
}

/** The maps of an edition: the catalogue without the sizes of its files, and the files one after the other. */
export interface MapOfEdition {
  readonly catalogue: Omit<MapCatalogue, 'files'>;
  /** The sets of the catalogue as the sources have them, or as they were put together. */
  readonly sets: readonly MapSet[];
  /** Makes each file when it is asked for, so that other work can be done in between. */
  readonly files: () => Generator<MapFile>;
}

const usedSets = (calendars: Readonly<Record<MapLevel, readonly FittingSet[]>>) =>
  new Set(MAP_LEVELS.flatMap((level) => calendars[level].flatMap(({ set }) => set ?? [])));

/**
 * Everything that the maps of an edition need, made of its boundaries and its history. Pure.
 * @param ranks of the units of which residents are known, or that they are capitals
 */
export function mapOfEdition(boundaries: readonly Boundaries[], history: MapHistory, ranks: readonly MapRank[] = []): MapOfEdition {
  const succession = new MunicipalSuccession(history);
  const loaded = mapSets(boundaries, history.versions);
  const tenures = new Map<string, Tenure[][]>();
  for (const set of loaded) if (set.level === 'comune') tenures.set(set.id, holdersOf(set.boundaries, set.date, succession));
  const material = { sets: loaded, tenures, versions: history.versions };
  const made = reconstructedSets(material, fittingSets(loaded, tenures, history.versions));
  const all = [...loaded, ...made];
  const calendars = fittingSets(all, tenures, history.versions);
  const used = usedSets(calendars);
  const sets = all.filter(({ id }) => used.has(id));
  const parts = new Map(sets.map((set) => [set.id, mapParts(set, history)]));

  const levelOf = (level: MapLevel): CatalogueLevel => {
    const versions = history.versions.filter((version) => version.level === level);
    const days = turnsOf(versions);
    return {
      calendar: calendars[level],
      days,
      undrawn: undrawnUnits(level, calendars[level], sets, tenures, versions, succession, history.changes),
      shared: level === 'comune' ? sharedOn(days, calendars.comune, tenures, versions) : [],
      units: `unita-${level}.json`,
    };
  };
  return {
    catalogue: {
      sets: sets.map(
        ({ boundaries: { areas, file }, ...known }): CatalogueSet => ({
          ...known,
          areas: areas.length,
          source: file,
          file: `${known.id}.topo.json`,
          details: Object.fromEntries([...(parts.get(known.id)?.keys() ?? [])].map((part) => [part, `${known.id}.${part}.topo.json`])),
          tenures: known.level === 'comune' ? `${known.id}.tempo.json` : null,
        }),
      ),
      levels: { comune: levelOf('comune'), uts: levelOf('uts'), regione: levelOf('regione') },
    },
    sets,
    *files() {
      const regionsOf = regionsOfUnits(history.versions, succession);
      for (const level of MAP_LEVELS) {
        yield { name: `unita-${level}.json`, value: encodeUnitColumns(level, history.versions, ranks, regionsOf(level)) };
      }
      // the sets of today first: they are the ones that are asked for at once
      for (const set of [...sets].reverse()) {
        const ofSet = parts.get(set.id) ?? new Map<string, Set<string>>();
        const exactness = exactnessOf(set.level);
        yield { name: `${set.id}.topo.json`, value: simplified(withMapParts(set.boundaries, ofSet), exactness.whole) };
        const held = tenures.get(set.id);
        if (held) yield { name: `${set.id}.tempo.json`, value: encodeTenureColumns(held) };
        const detailed = simplified(set.boundaries, exactness.detail, ofSet.values());
        for (const [part, codes] of ofSet) yield { name: `${set.id}.${part}.topo.json`, value: detailOf(set.boundaries, detailed, codes) };
      }
    },
  };
}
