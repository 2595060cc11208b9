/** The levels of which boundary sets exist. Compartments are those of the censuses before the regions; they have no codes. */
export type BoundaryLevel = 'comune' | 'uts' | 'regione' | 'compartimento';

/** Longitude and latitude in degrees, WGS84. */
export type Position = readonly [longitude: number, latitude: number];

/** One unit of a set: its polygons, each a list of rings, each a list of arc numbers. `~n` is arc n in the other direction. */
export interface Area {
  /** The code of the unit; the name where a set has no codes. */
  readonly code: string;
  /** Null where the set names its units by code alone. */
  readonly name: string | null;
  /** The part of the set in whose detailed file it is, where the set is divided. */
  readonly part?: string;
  readonly polygons: readonly (readonly (readonly number[])[])[];
}

/** The boundaries of one level on one day, as a source has them: areas that share their arcs. */
export interface Boundaries {
  readonly level: BoundaryLevel;
  /** The day of the boundaries, YYYY-MM-DD; null when neither the file nor its name says it. */
  readonly date: string | null;
  readonly file: string;
  /** True for boundaries as the institute publishes them; others are copies that were simplified in another way. */
  readonly original?: boolean;
  readonly arcs: readonly (readonly Position[])[];
  readonly areas: readonly Area[];
}
