import type { DayNumber } from './dayNumber.ts';
import type { MeasuredSize } from './figures.ts';

/** The levels whose lists are recognised. Lists of regions are recognised and not translated. */
export type Level = 'comune' | 'uts' | 'regione';

/** How a fact is known: a source dates it, it follows from dated facts, or only one possibility is left. */
export type Certainty = 'dichiarato' | 'derivato' | 'dedotto';

/** A unit's attributes over an interval without a change of any of them. */
export interface Version {
  readonly unit: number;
  /**
   * Istat code with its zeros: six digits for a municipality, three for a province (the historical code), two for a
   * region. '' where no source has one.
   */
  readonly code: string;
  /** The official name, with the other language where there is one ("Bolzano/Bozen"). */
  readonly name: string;
  readonly italianName: string;
  readonly otherName: string | null;
  readonly from: DayNumber;
  readonly to: DayNumber;
  /** Cadastral code of a municipality. */
  readonly cadastral: string | null;
  /** Province of a municipality, region of a province: a unit. */
  readonly parent: number | null;
  /** Plate letters of a province. */
  readonly plate: string | null;
  /** Code of a province in the system of supra-municipal units (COD_UTS). */
  readonly utsCode: string | null;
  /** NUTS code: level 3 of a province, level 2 of a region, for the days at which it is known. */
  readonly nuts: string | null;
}

/** A share with the year of the figures on which it rests; null for a share of the whole, which needs none. */
export interface Weight {
  readonly share: number;
  readonly year: number | null;
}

/** Territory of a unit that became that of another unit of its level on a day. */
export interface Passage {
  readonly from: number;
  readonly to: number;
  readonly day: DayNumber;
  /**
   * ES, CS, AQES or CECS. CE, of provinces and regions alone: municipalities passed between two that go on, and neither
   * became the other.
   */
  readonly kind: string;
  readonly certainty: Certainty;
  /** True when the first unit ended, false when it gave a part and went on. */
  readonly whole: boolean;
  /** The act, as published; null where no source names one. */
  readonly act: string | null;
  /** The share of the first unit that passed; null where a part has no figure of its own. */
  readonly population: Weight | null;
  readonly area: Weight | null;
}

/**
 * What else happened to a municipality on a day: CE and AQ change its boundary, AS hands it to a foreign state, CD, AP
 * and RN change name, province or code.
 */
export interface Fact {
  readonly unit: number;
  readonly day: DayNumber;
  readonly kind: string;
  /** The act, as published. */
  readonly act: string | null;
}

/** What was counted and measured of municipalities, by unit, in the order of time. */
export type Sizes = ReadonlyMap<number, readonly MeasuredSize[]>;

/** The history of the units as the translation needs it, made from one edition. */
export interface Storia {
  /** Id of the edition. */
  readonly edition: string;
  /** The last day that the edition covers. */
  readonly updatedTo: DayNumber;
  /** The licences of the edition's sources, in Italian, as a sheet or page names them. */
  readonly licence: string;
  readonly versions: Readonly<Record<Level, readonly Version[]>>;
  readonly passages: Readonly<Record<Level, readonly Passage[]>>;
  readonly facts: readonly Fact[];
}
