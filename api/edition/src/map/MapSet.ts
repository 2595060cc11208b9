import type { Boundaries, BoundaryLevel } from '@territori/history/boundaries/Boundaries';

/** The levels at which the map shows Italy. Before the regions the level of the regions shows the compartments. */
export type MapLevel = 'comune' | 'uts' | 'regione';

export const MAP_LEVELS: readonly MapLevel[] = ['comune', 'uts', 'regione'];

/** A boundary set of an edition: its boundaries and since when, or on which day, they hold. */
export interface MapSet {
  /** `comune-2010`, `uts-1921`: also the beginning of the names of its files. */
  readonly id: string;
  readonly level: BoundaryLevel;
  /** The day of the set: that of its file, else the first one on which all its codes are in force together. */
  readonly date: string;
  /** True when the day stands in the name of the file. */
  readonly dated: boolean;
  /** True when the set was put together from smaller units: no source has it. */
  readonly reconstructed: boolean;
  readonly boundaries: Boundaries;
}

export const pointsOf = ({ arcs }: Boundaries): number => arcs.reduce((sum, arc) => sum + arc.length, 0);
