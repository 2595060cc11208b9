import type { Fact } from '@territori/history/edition/facts';
import type { Sources } from '@territori/history/territory/sources/Sources';
import type { Localized } from '@territori/languages';
import { message } from '../message.ts';
import { dateInName, type Row, type SourceTable } from '../tables/SourceTable.ts';

/** One kind of source file: how it is recognised, and what its rows say. */
export interface Format {
  /** What it is, as the sources of an edition show it to visitors. */
  description: Localized;
  licence: Localized;
  url: string | null;
  /** The kind of fact that is missing without such a file; null when the facts are also in others. */
  fact: Fact | null;
  /** The report whose rows these are, where it is one. */
  report?: number;
  /** True where the rows list units on one day, which stands in the name of the file. */
  listsADay?: true;
  /** The column with the code of the municipality that a row is about, where rows are about municipalities; of a report by its name. */
  municipality?: string;
  /** Columns by which it is recognised; the format with most of them wins. */
  columns: readonly string[];
  /** Adds what the rows say; throws BadFileError at the first row that is wrong. */
  read(table: SourceTable, sources: Sources): void;
}

/** A format of Istat, under the licence of its open data. */
export const istatFormat = (format: Omit<Format, 'licence' | 'url' | 'fact'> & { url?: string; fact?: Fact }): Format => ({
  licence: message('format.istat.licence'),
  url: 'https://situas.istat.it/',
  fact: null,
  ...format,
});

/** A format of Istat that lists something on one day, which stands in the name of the file. */
export const dayListFormat = <Item>({
  row,
  into,
  ...format
}: Omit<Parameters<typeof istatFormat>[0], 'read'> & {
  row: (row: Row) => Item;
  into: (sources: Sources) => { date: string | null; rows: Item[] }[];
}): Format =>
  istatFormat({
    ...format,
    listsADay: true,
    read: (table, sources) => void into(sources).push({ date: dateInName(table.file), rows: table.rows.map(row) }),
  });

/** A format of the controlled vocabularies, which AgID publishes. */
export const vocabularyFormat = (format: Omit<Format, 'licence' | 'url' | 'fact'> & { fact?: Fact }): Format => ({
  licence: message('format.vocabulary.licence'),
  url: 'https://schema.gov.it/',
  fact: null,
  ...format,
});

export const emptySources = (): Sources => ({
  spells: [],
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
  territories: [],
  urban: [],
  spellings: [],
  declared: [],
  formerNames: [],
  censusNames: [],
  snapshots: [],
  boundaries: [],
});
