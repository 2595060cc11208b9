import type { Day } from '@territori/history/dates/day';
import type { Localized } from '@territori/languages';
import type { ColumnType, ReportKind } from '@territori/wire';
import type { Holdings } from './Holdings.ts';
import { message } from './message.ts';
import type { ValuedFact } from './valuedFact.ts';

/** A column of a report, with everything that its header and metadata say. */
export interface Column {
  readonly name: string;
  readonly label: Localized;
  readonly type: ColumnType;
  /** How text is compared, in sorts, filters and indexes: `C` for codes, `und-x-icu` for names. Null for numbers and dates. */
  readonly collation: 'C' | 'und-x-icu' | null;
  /** How a screen formats the value (`999G990D0000`, `DD/MM/YYYY`), `''` for as it is. */
  readonly mask: string;
  readonly guide?: Localized | undefined;
  readonly note?: Localized | undefined;
  readonly source?: string;
  readonly link?: string;
  /** The fact that fills a column which has values on some days only. */
  readonly valued?: ValuedFact;
}

/** The dates a report is asked for: `to` equals `from` in reports of one date. Both are within the report's period. */
export interface ReportDates {
  readonly from: Day;
  readonly to: Day;
}

/** A column and the SQL expression that yields it over the query's `from`. */
export interface Field {
  readonly column: Column;
  readonly sql: string;
}

/** The rows of a report on all days, as SQL over the tables of an edition. */
export interface RowsOfAllDays {
  /** What stands after `from`. */
  readonly from: string;
  /** The days on which a row holds: for each date of the report, a daterange or datemultirange that contains it. */
  readonly during: readonly [string] | readonly [string, string];
}

/** How a report is computed. The load computes the rows of all days once, as a table. */
export interface ReportQuery extends RowsOfAllDays {
  /** The columns, in order. Those of an early day may be fewer; those of the last day are all. */
  readonly fields: (dates: ReportDates) => readonly Field[];
  /** Column names that order the rows when the caller asks for nothing, and break ties when he does. */
  readonly order: readonly string[];
  /** The holding without which there are no rows. */
  readonly needs?: Exclude<keyof Holdings, 'snapshots' | 'valuedDays'>;
}

export interface ReportDefinition {
  readonly id: number;
  readonly title: Localized;
  /** The long text, where the editors have none in `content/report`. */
  readonly description?: Localized;
  readonly kind: ReportKind;
  readonly scope: ScopeKey;
  readonly unit: UnitKey;
  readonly from: Day;
  /** `9999-12-31` when open. */
  readonly to: Day;
  /** Whether lists show the period beside the title, to distinguish reports of the same title. */
  readonly showDate: boolean;
  /** Absent: the report is served from the rows an operator loads. */
  readonly query?: ReportQuery;
  /** What the record says of such a report as long as no rows are loaded. `lacks` says what it does not have. */
  readonly partial?: ReportQuery;
  /** What the computed rows do not have of those of the institute, as a sentence. */
  readonly lacks?: Localized;
  /** The facts that no file of the record holds, for a report that can be opened with loaded rows alone. */
  readonly missing?: Localized;
}

export const SCOPES = [1, 2] as const;
export type ScopeKey = (typeof SCOPES)[number];
export type UnitKey = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export const scopeName = (scope: ScopeKey): Localized => message(`definition.scopes.${scope}`);
export const unitName = (unit: UnitKey): Localized => message(`definition.units.${unit}`);

/** A report takes two dates unless it describes one day. */
export const takesTwoDates = (report: Pick<ReportDefinition, 'kind'>): boolean => report.kind !== 'DATA';
