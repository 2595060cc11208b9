import type { FittingSet } from './fittingSets.ts';
import type { MapLevel, MapSet } from './MapSet.ts';

/** A file of the map: the end of its address, its size as it is sent, and what it is without compression. */
export interface MapFileEntry {
  readonly name: string;
  /** Bytes with Brotli. */
  readonly bytes: number;
  readonly plain: { readonly bytes: number; readonly sha256: string };
}

/** A boundary set as an edition serves it. */
export interface CatalogueSet extends Omit<MapSet, 'boundaries'> {
  /** How many areas it has. */
  readonly areas: number;
  /** The file that it was read from, or from which it was put together. */
  readonly source: string;
  readonly file: string;
  /** The detailed files: of a municipal set one for each region, by its code; of others one, `intero`. */
  readonly details: Readonly<Record<string, string>>;
  /** Who held each polygon over time; null for sets whose codes are those of their units. */
  readonly tenures: string | null;
}

/** A unit that was in force and that no polygon shows, with the days on which this is so. */
export interface UndrawnUnit {
  readonly unit: number;
  readonly from: string;
  readonly to: string | null;
  /** `ceduta`: its territory, or what became of it, is outside Italy today. `senza_poligono`: no loaded set shows it. */
  readonly reason: 'ceduta' | 'senza_poligono';
}

export interface CatalogueLevel {
  /** Which set fits best from a day on, in order of days. */
  readonly calendar: readonly FittingSet[];
  /** Days on which something changed, in order. */
  readonly days: readonly string[];
  readonly undrawn: readonly UndrawnUnit[];
  /** How many units share all their polygons with others, from each of `days` on. Empty where no unit ever does. */
  readonly shared: readonly number[];
  /** The units of the level with their versions. */
  readonly units: string;
}

/** Everything that an edition says of its maps; the files themselves are beside it. */
export interface MapCatalogue {
  readonly sets: readonly CatalogueSet[];
  readonly levels: Readonly<Record<MapLevel, CatalogueLevel>>;
  readonly files: readonly MapFileEntry[];
}

/** The set that shows the units of a level on a day best; undefined where there is none. */
export function setOn({ levels, sets }: MapCatalogue, level: MapLevel, day: string): CatalogueSet | undefined {
  const fitting = levels[level].calendar.findLast(({ from }) => from <= day)?.set;
  return sets.find(({ id }) => id === fitting);
}
