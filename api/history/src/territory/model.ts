import type { Weight } from '@territori/traduzione/storia';
import type { SourceName } from '@territori/wire/sourceNames';
import type { FactDates } from '../edition/facts.ts';
import type { Period } from './period.ts';
import type { ChangeKind } from './sources/ChangeKind.ts';
import type { DeclaredChange } from './sources/DeclaredChange.ts';

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
  /** The list that states the attributes, or from whose municipalities those of an upper level follow; null where it has no name. */
  source: SourceName | null;
}

/**
 * The other side of a change. Five cases differ: another unit, with its certainty (`unit`); a foreign state that took or
 * gave the unit (`abroad`); no other side, by the kind of change (`none`); not in the loaded lists (`unknown`); in a list
 * that is not loaded (`notLoaded`).
 */
export type Related =
  | { is: 'unit'; id: number; certainty: Certainty }
  | { is: 'abroad' }
  | { is: 'none' }
  | { is: 'unknown' }
  | { is: 'notLoaded' };

export const relatedUnit = (id: number, certainty: Certainty): Related => ({ is: 'unit', id, certainty });
export const ABROAD: Related = { is: 'abroad' };
export const NONE: Related = { is: 'none' };
export const UNKNOWN: Related = { is: 'unknown' };
export const NOT_LOADED: Related = { is: 'notLoaded' };

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
  related: Related;
  /** The province in which the unit was with `code` where neither version around the change says it, null elsewhere. */
  utsId: number | null;
  actId: number | null;
  beforeId: number | null;
  afterId: number | null;
  split: boolean | null;
  certainty: Certainty;
  /** The list that declares the change, or from whose rows it follows; null where it has no name. */
  source: SourceName | null;
}

/** The kinds of a passage, as the change of one of the two units names it. */
export type PassageKind = 'ES' | 'CS' | 'AQES' | 'CECS' | 'CE';

/** Territory of one unit that became that of another on a day. */
export interface Passage {
  level: Level;
  fromId: number;
  toId: number;
  date: string;
  /** ES, CECS, AQES or CS, as a source states it. CE: municipalities passed between two provinces or regions that both go on. */
  kind: PassageKind;
  /** True when the first unit ended, false when it gave a part and went on. */
  whole: boolean;
  certainty: Certainty;
  actId: number | null;
  /** The share of the first unit that passed; null where a part has no figure of its own. */
  population: Weight | null;
  area: Weight | null;
}

export interface Act {
  id: number;
  text: string;
  /** The official journal that published it, null where the file names none. */
  journal: string | null;
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

/** The features of the territory of a municipality (report 73), some by the classification of 2011 and by that of 2021. */
export interface Territory extends Period {
  unitId: number;
  /** 1 on an island, else 0. */
  island: number | null;
  /** 1 by the sea, else 0. */
  seaside: number | null;
  /** Altimetric zone, 1 to 5. */
  zone: number | null;
  /** Altitude of the centre in metres. */
  altitude: number | null;
  /** 1 in a coastal area, else 0. */
  coastal2011: number | null;
  coastal2021: number | null;
  /** Degree of urbanisation: 1 densely populated, 2 intermediate, 3 rural. */
  urbanisation2011: number | null;
  urbanisation2021: number | null;
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

/** The code that the record gives to a former name of a municipality. */
export interface FormerNameCode {
  unitId: number;
  name: string;
  /** Six digits. */
  code: string;
}

/** Everything that an edition holds. */
export interface History {
  /** The last day that the sources cover. */
  date: string;
  /** The days of the facts that lists of single days give. */
  factDates: FactDates[];
  units: Unit[];
  versions: Version[];
  changes: Change[];
  passages: Passage[];
  acts: Act[];
  attributes: Attributes[];
  sizes: Size[];
  territories: Territory[];
  urbanAreas: UrbanArea[];
  aliases: Alias[];
  formerNameCodes: FormerNameCode[];
  /** Declared changes that the history does not show, and that it therefore leaves out. */
  unmatched: DeclaredChange[];
  snapshots: { report: number; date: string; file: string; rows: Record<string, unknown>[] }[];
}
