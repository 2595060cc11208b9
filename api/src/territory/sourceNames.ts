/**
 * The list that states a fact, by a name that stays: the controlled vocabulary of the municipalities; the lists of ends and changes by the
 * number of their report, which the institute's files have as well; the list of the first day with the reports of changes since, where the
 * vocabulary is missing; a dated table of recodes; the archive of ANPR, from which the data built in are made.
 */
export const SOURCE_NAMES = [
  'vocabolario_comuni',
  'report_98',
  'report_128',
  'report_129',
  'report_delle_variazioni',
  'tabella_ricodifiche',
  'archivio_anpr',
] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];
