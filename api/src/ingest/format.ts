import type { Sources } from '../territory/sources.ts';
import type { Table } from './table.ts';

const CC_BY = 'CC BY 4.0';

/** One kind of source file: how it is told from others, and what its rows say. */
export interface Format {
  /** What it is, in Italian, as the sources of an edition show it. */
  description: string;
  licence: string;
  url: string | null;
  /** The report whose rows these are, where it is one. */
  report?: number;
  /** Columns by which it is recognised; the format with most of them wins. */
  columns: readonly string[];
  /** Adds what the rows say; throws BadFileError at the first row that cannot be. */
  read(table: Table, sources: Sources): void;
}

/** A format of the institute, under the licence of its open data. */
export const istat = (format: Omit<Format, 'licence' | 'url'> & { url?: string }): Format => ({
  licence: `${CC_BY} Istat`,
  url: 'https://situas.istat.it/',
  ...format,
});

export const emptySources = (): Sources => ({
  spells: [],
  typesLeaveBoundaries: true,
  traces: [],
  cadastral: [],
  recodes: [],
  municipalities: [],
  uts: [],
  regions: [],
  divisions: [],
  provinceNames: [],
  regionNames: [],
  municipalSizes: [],
  utsSizes: [],
  urban: [],
  spellings: [],
  declared: [],
  formerNames: [],
  censusNames: [],
  snapshots: [],
});
