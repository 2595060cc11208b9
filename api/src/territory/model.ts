import type { ChangeKind } from './changeKind.ts';
import type { Period } from './period.ts';
import type { DeclaredChange } from './sources.ts';

export type Level = 'comune' | 'uts' | 'regione' | 'ripartizione';

/** How a fact is known: a source dates it, it follows from dated facts, or only one possibility is left. */
export type Certainty = 'dichiarato' | 'derivato' | 'dedotto';

export interface Unit {
  id: number;
  level: Level;
}

export interface Version extends Period {
  id: number;
  unitId: number;
  level: Level;
  /** '' where no source has one. */
  code: string;
  name: string;
  italianName: string;
  otherName: string | null;
  utsId: number | null;
  regionId: number | null;
  divisionId: number | null;
  plate: string | null;
  cadastral: string | null;
  certainty: Certainty;
}

/** What happened to a unit on a day; `kind` null when the sources show that something happened and not what. */
export interface Change {
  unitId: number;
  level: Level;
  date: string;
  order: number;
  kind: ChangeKind | null;
  /** Code and name after the change; the last ones for an extinction. */
  code: string;
  name: string;
  relatedId: number | null;
  relatedCertainty: Certainty | null;
  actId: number | null;
  beforeId: number | null;
  afterId: number | null;
  split: boolean | null;
  certainty: Certainty;
}

export interface Act {
  id: number;
  text: string;
  content: string | null;
  url: string | null;
}

/** Characteristics that only snapshots know, over the time for which they are known. */
export interface Attributes extends Period {
  unitId: number;
  utsCode?: string | null;
  type?: number | null;
  taxCode?: string | null;
  utsCapital?: boolean | null;
  regionCapital?: boolean | null;
  nuts1?: string | null;
  nuts2?: string | null;
  nuts3?: string | null;
  certainty: Certainty;
}

/** Population and area with their years. Area is a decimal text. */
export interface Size extends Period {
  unitId: number;
  municipalities: number | null;
  legalPopulation: number | null;
  censusYear: number | null;
  area: string | null;
  areaYear: number | null;
  residents: number | null;
  residentsYear: number | null;
}

export interface UrbanArea {
  unitId: number;
  year: number;
  areaCode: string | null;
  areaName: string | null;
  cityCode: string | null;
  cityName: string | null;
}

export interface Alias {
  unitId: number;
  name: string;
  source: string;
}

/** Everything that an edition holds. */
export interface History {
  /** The last day of which the sources speak. */
  date: string;
  units: Unit[];
  versions: Version[];
  changes: Change[];
  acts: Act[];
  attributes: Attributes[];
  sizes: Size[];
  urbanAreas: UrbanArea[];
  aliases: Alias[];
  /** Declared changes that the history does not show, and that it therefore leaves out. */
  unmatched: DeclaredChange[];
  snapshots: { report: number; date: string; file: string; rows: Record<string, unknown>[] }[];
}
