import type { SourceName } from '@territori/wire/sourceNames';
import type { Boundaries } from '../boundaries/Boundaries.ts';
import type { Period } from './period.ts';
import type { Spell, Trace } from './spell.ts';

/** What can happen to a unit, by the letters that the institute's files use. */
export type ChangeKind = 'CS' | 'ES' | 'CD' | 'AP' | 'RN' | 'AQ' | 'CE' | 'AQES' | 'CECS' | 'PV' | 'AS';

/** Characteristics of the municipalities on one day (report 61). */
export interface MunicipalitySnapshot {
  code: string;
  name: string;
  italianName: string;
  otherName: string | null;
  cadastral: string | null;
  taxCode: string | null;
  utsCapital: boolean | null;
  regionCapital: boolean | null;
  nuts1: string | null;
  nuts2: string | null;
  nuts3: string | null;
}

export interface UtsSnapshot {
  code: string;
  utsCode: string;
  name: string;
  type: number | null;
  taxCode: string | null;
  nuts3: string | null;
}

export interface RegionSnapshot {
  code: string;
  division: string;
  name: string;
  type: number | null;
  taxCode: string | null;
  nuts2: string | null;
}

export interface DivisionSnapshot {
  code: string;
  name: string;
  nuts1: string | null;
}

/** What a file says about one day. `date` is null when neither the file nor its name gives the day; the codes then show it. */
export interface Dated<Value> {
  date: string | null;
  rows: Value[];
}

export interface SizeRow {
  code: string;
  /** Plate letters, where the file has them. */
  plate: string | null;
  municipalities: number | null;
  legalPopulation: number | null;
  censusYear: number | null;
  area: string | null;
  areaYear: number | null;
  residents: number | null;
  residentsYear: number | null;
}

/** The features of the territory of a municipality that change with a classification. */
export interface TerritoryClasses {
  /** 1 in a coastal area, else 0. */
  coastal: number | null;
  /** Degree of urbanisation: 1 densely populated, 2 intermediate, 3 rural. */
  urbanisation: number | null;
}

/** The features of the territory of a municipality (report 73). */
export interface TerritoryRow {
  code: string;
  /** 1 on an island, else 0. */
  island: number | null;
  /** 1 by the sea, else 0. */
  seaside: number | null;
  /** Altimetric zone, 1 to 5. */
  zone: number | null;
  /** Altitude of the centre in metres. */
  altitude: number | null;
  /** By the classification of 2011 and of 2021. */
  classes2011: TerritoryClasses;
  classes2021: TerritoryClasses;
}

/** The region and the plate letters of a province, as a list of municipalities has them. */
export interface ProvinceRow {
  province: string;
  region: string;
  plate: string;
}

export interface UrbanRow {
  code: string;
  year: number;
  areaCode: string;
  areaName: string | null;
  cityCode: string | null;
  cityName: string | null;
}

/** A code that becomes another on a day, one to one, as a dated table says. */
export interface Recode {
  code: string;
  newCode: string;
  /** COD_PROV_STORICO of the new code. */
  newProvince: string;
  /** Plate letters from then on, null where no source has them. */
  newPlate: string | null;
  date: string;
}

export interface CadastralSpell extends Period {
  code: string;
  cadastral: string;
  name: string;
  otherName: string;
}

/** An act as a file names it: `<act>; <official journal>`. */
export interface DeclaredAct {
  text: string;
  /** The official journal that published it, null where the file names none. */
  journal: string | null;
}

/** A change that a list declares. */
export interface DeclaredChange {
  kind: ChangeKind;
  /** YYYY-MM-DD, first day of the new state. */
  date: string;
  /** Code of the municipality to which it happened: before it, or after it when it began. */
  code: string;
  name: string;
  /**
   * Code of the other municipality, or the new code of this one (AP, RN, CD); null when the list names none, as for a
   * cession abroad (AS).
   */
  relatedCode: string | null;
  /** Name of the other municipality, or the new name of this one; null when the list names none. */
  relatedName: string | null;
  /** Plate letters of the province that `relatedCode` belongs to, null where the list has none. */
  relatedPlate: string | null;
  act: DeclaredAct | null;
  content: string | null;
  /** Extinction by being split; null when the list does not say. */
  split: boolean | null;
  /** The list that declares it; `OfficialRecord` adds it. */
  source?: SourceName;
}

/**
 * A list of declared changes. `ended` holds the municipalities that ended and were not founded again (report 128),
 * `ends` every end of a period (report 98), `changes` everything that happened to municipalities since 1991 (report
 * 129).
 */
export interface DeclaredList extends Dated<DeclaredChange> {
  of: 'ended' | 'ends' | 'changes';
  file: string;
}

/** A former name of a municipality (report 130). */
export interface FormerName {
  name: string;
  /** The code it had with that name, when the name ended. */
  code: string;
  /** The last code of the municipality, and the name it has with it. */
  currentCode: string;
  currentName: string;
  /** The code that the list gives to the former name itself, null where it gives none. */
  nameCode: string | null;
}

/** The name of a province at the census of a year. */
export interface CensusName {
  year: number;
  code: string;
  name: string;
}

/** Rows of a report that the model does not compute. */
export interface Snapshot {
  report: number;
  /** Day that the rows describe, null when neither the file nor its name gives it. */
  date: string | null;
  file: string;
  rows: Record<string, unknown>[];
}

/** Everything that the loaded files say, one list a kind of fact. */
export interface Sources {
  spells: Spell[];
  provinces: ProvinceRow[];
  traces: Trace[];
  cadastral: CadastralSpell[];
  recodes: Recode[];
  municipalities: Dated<MunicipalitySnapshot>[];
  uts: Dated<UtsSnapshot>[];
  regions: Dated<RegionSnapshot>[];
  divisions: Dated<DivisionSnapshot>[];
  /** Undated names of codes (the vocabulary). */
  provinceNames: { code: string; name: string }[];
  regionNames: { code: string; name: string }[];
  municipalSizes: Dated<SizeRow>[];
  utsSizes: Dated<SizeRow>[];
  territories: Dated<TerritoryRow>[];
  urban: UrbanRow[];
  /** Names in proper case, for the spelling of those that come in capitals. */
  spellings: string[];
  declared: DeclaredList[];
  formerNames: Dated<FormerName>[];
  censusNames: CensusName[];
  snapshots: Snapshot[];
  /** The boundary sets, of which the history takes the days alone; null where neither the file nor its name says it. */
  boundaries: Pick<Boundaries, 'level' | 'date'>[];
}
