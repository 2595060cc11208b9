/** Columns of versions, sorted by code and first day. */
export interface MunicipalColumns {
  /** Difference to the code before; -1 where there is no code. */
  readonly codice: readonly number[];
  /** 0 when the number of the unit follows from this code, else its number. */
  readonly unita: readonly number[];
  /** Places in `giorni`. */
  readonly dal: readonly number[];
  /** 0 for no end, 1 for the first day of the next row, else the place in `giorni` plus 2. */
  readonly al: readonly number[];
  /** 0 for the next name that was not used before, else the place of an earlier one plus 1. */
  readonly nome: readonly number[];
  /** Names in the order of their first use, one a line. */
  readonly nomi: string;
  /** Rows with a name in another language: distance from the row before, length of the Italian part, where the other part begins. */
  readonly altra: readonly number[];
  /** Cadastral codes, separated by commas: empty for that of the unit's version before, `-` for none. */
  readonly catastale: string;
  /** 0 for the province that the code begins with, -1 for none, else the unit. */
  readonly provincia: readonly number[];
}

/**
 * unit, code, name, Italian name, other name, first day, first day out of force (null: open), parent, plate, UTS code,
 * NUTS. Days are places in `giorni`.
 */
export type UpperRow = readonly [
  number,
  string,
  string,
  string,
  string | null,
  number,
  number | null,
  number | null,
  string | null,
  string | null,
  string | null,
];

/** Passages between units of one level. */
export interface PassageColumns {
  /** Origin (difference), destination (difference to the origin), place of the day in `giorni`. */
  readonly da: readonly number[];
  readonly a: readonly number[];
  readonly giorno: readonly number[];
  /** `kind * 6 + certainty * 2 + whole`. */
  readonly come: readonly number[];
  /** Rows with an act: distance from the row before, and the place in `atti`. */
  readonly atto?: readonly number[];
  /**
   * Rows with weights that their other columns do not give: row, share of the population and its census, share of the area and its year;
   * null where not known. The whole of a unit that passed to one other has the weight 1.
   */
  readonly pesi?: readonly PassageWeights[];
}
export type PassageWeights = readonly [number, number | null, number | null, number | null, number | null];

/**
 * The history as `storia.json` holds it: columns in place of rows, differences in place of numbers, so that it is small and quickly read.
 * Rows of columns belong together by their place.
 */
export interface StoriaFile {
  readonly formato: 1;
  readonly edizione: string;
  /** YYYY-MM-DD. */
  readonly aggiornata_al: string;
  /** The licences of the sources. */
  readonly licenza: string;
  /** Every day on which something begins or ends: the first as days since 1970-01-01, then differences. */
  readonly giorni: readonly number[];
  readonly comuni: MunicipalColumns;
  readonly uts: readonly UpperRow[];
  readonly regioni: readonly UpperRow[];
  /** Between municipalities, between provinces and between regions. */
  readonly passaggi: PassageColumns;
  readonly passaggi_uts?: PassageColumns;
  readonly passaggi_regioni?: PassageColumns;
  /** Kinds of passages and facts. */
  readonly tipi: readonly string[];
  readonly fatti: {
    readonly unita: readonly number[];
    readonly giorno: readonly number[];
    readonly tipo: readonly number[];
    /** Place in `atti` plus 1, 0 for none. */
    readonly atto: readonly number[];
  };
  readonly atti: readonly string[];
}

export const CERTAINTIES = ['dichiarato', 'derivato', 'dedotto'] as const;

/** The unit that a municipality's code numbers when it is the first to bear it. */
export const firstUnitOf = (code: string): number => 10_000_000 + Number(code) * 10;
/** The same for the province with which a municipality's code begins. */
export const firstProvinceOf = (code: string): number => 20_000_000 + Number(code.slice(0, 3)) * 10;

/** The content of `dimensioni.json`, which is read only where figures are weighted: -1 where something is not known. */
export interface SizesFile {
  readonly formato: 1;
  /** Differences. */
  readonly unita: readonly number[];
  /** The latest population, its year, and the latest area. */
  readonly popolazione: readonly number[];
  readonly anno: readonly number[];
  readonly ettari: readonly number[];
  /** All sizes by unit and time; left out in a file that was made before it had them. */
  readonly serie?: {
    readonly tratti: readonly SizesSpan[];
    /** For each unit the number of its rows. */
    readonly righe: readonly number[];
    /** For each row its place in `tratti`. */
    readonly tratto: readonly number[];
    /** As differences to the row before of the same unit. */
    readonly popolazione: readonly number[];
    /** Hundredths of a hectare, as differences to the row before of the same unit. */
    readonly area: readonly number[];
  };
}

/** First day and first day out (YYYY-MM-DD, null when open) of a size, the year of its population, the year of its area. */
export type SizesSpan = readonly [string | null, string | null, number | null, number | null];
