import type { Day } from '../dates/day.ts';
import type { Localized } from '../http/language.ts';
import type { ColumnType, ReportKind } from '../schemas/wire.ts';

/** A column of a report, with everything that its header and metadata say. */
export interface Column {
  readonly name: string;
  readonly label: Localized;
  readonly type: ColumnType;
  /** How a screen formats the value (`999G990D0000`, `DD/MM/YYYY`), `''` for as it is. */
  readonly mask: string;
  readonly guide?: Localized;
  readonly note?: Localized;
  readonly source?: string;
  readonly link?: string;
}

/** The dates a report is asked for: `to` equals `from` in reports of one date. Both are within the report's period. */
export interface ReportDates {
  readonly from: Day;
  readonly to: Day;
}

/** What the loaded edition holds beyond units and versions; some reports cannot be answered without. */
export interface Holdings {
  /** The first day of which population and area of any unit are known; null when they never are. */
  readonly dimensionsSince: Day | null;
  readonly urbanAreas: boolean;
  /** Changes of name with their dates. */
  readonly renames: boolean;
  readonly nuts: boolean;
  /** Acts behind the changes. */
  readonly acts: boolean;
  /** Acquisitions and cessions of territory, which only an event file tells. */
  readonly territorialChanges: boolean;
  /** The first day of which the tax code, the capitals and the Nuts codes of any municipality are known; null when they never are. */
  readonly characteristicsSince: Day | null;
  /** Days of the snapshots that an operator loaded, ascending, by report. */
  readonly snapshots: ReadonlyMap<number, readonly Day[]>;
}

/** A column and the SQL expression that yields it over the query's `from`. */
export interface Field {
  readonly column: Column;
  readonly sql: string;
}

export const field = (column: Column, sql: string): Field => ({ column, sql });

/** How the rows of a report are found. In the SQL, `$1` is the first date and `$2`, in reports of two dates, the second. */
export interface ReportQuery {
  /** The columns, in order; they may depend on the date. */
  readonly fields: (dates: ReportDates) => readonly Field[];
  /** What follows `from`: tables, functions such as `comuni_al($1::date)`, and their conditions. */
  readonly from: string | ((dates: ReportDates, holdings: Holdings) => string);
  /**
   * How the rows are counted without going through them: `from` names a table with one row for many, `numero` says for how many, under the aliases that the fields of `columns` use.
   * Asked when a caller filters by those columns alone. `byValue`: those of them by which a page is read value by value, since the rows with one value are found along an index in the
   * order of the report, or are many.
   */
  readonly counted?: { readonly from: string; readonly columns: readonly string[]; readonly byValue?: readonly string[] };
  /** Column names that order the rows when the caller asks for nothing, and break ties when he does. */
  readonly order: readonly string[];
  /** The columns of which every cell is empty at the dates: to order by them costs a sort and changes nothing. */
  readonly empty?: (dates: ReportDates, holdings: Holdings) => readonly string[];
  /** The holding without which there are no rows. */
  readonly needs?: Exclude<keyof Holdings, 'snapshots' | 'characteristicsSince' | 'acts'>;
}

/** How rows are counted by columns of which each is also one to read a page value by value. */
export const countedByValue = (from: string, columns: readonly string[]) => ({ from, columns, byValue: columns });

export interface ReportDefinition {
  readonly id: number;
  readonly title: Localized;
  readonly kind: ReportKind;
  readonly scope: ScopeKey;
  readonly unit: UnitKey;
  readonly from: Day;
  /** `9999-12-31` when open. */
  readonly to: Day;
  /** Whether lists show the period beside the title, to tell reports of one title apart. */
  readonly showDate: boolean;
  /** Absent: the report is served from the rows an operator loads. */
  readonly query?: ReportQuery;
}

export type ScopeKey = 1 | 2;
export type UnitKey = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export const SCOPES: Readonly<Record<ScopeKey, Localized>> = {
  1: { it: 'Unità amministrative', en: 'Administrative units' },
  2: { it: 'Unità statistiche', en: 'Statistical units' },
};

export const UNITS: Readonly<Record<UnitKey, Localized>> = {
  1: { it: 'Comune', en: 'Municipality' },
  2: { it: 'Provincia/Uts', en: 'Province/UTS' },
  3: { it: 'Regione', en: 'Region' },
  4: { it: 'Ripartizione geografica', en: 'Geographical division' },
  5: { it: 'Compartimento', en: 'Compartment' },
  6: { it: 'Compartimento/Regione', en: 'Compartment/Region' },
  7: { it: 'Province', en: 'Provinces' },
  8: { it: 'Circondario/Distretto', en: 'Sub-provincial district' },
  9: { it: 'Sistemi locali del lavoro', en: 'Local labour systems' },
  10: { it: 'Zone urbane funzionali', en: 'Functional urban areas' },
  11: { it: 'Distretti industriali', en: 'Industrial districts' },
  12: { it: 'Nuts', en: 'NUTS' },
};

/** A report takes two dates unless it describes one day. */
export const takesTwoDates = (report: Pick<ReportDefinition, 'kind'>): boolean => report.kind !== 'DATA';
