/**
 * The permanent names of the lists that state facts: the controlled vocabulary of the municipalities; the lists of ends and changes, by the
 * number of their report, which stands in the institute's files too; a dated table of recodes.
 */
export const SOURCE_NAMES = ['vocabolario_comuni', 'report_98', 'report_128', 'report_129', 'tabella_ricodifiche'] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];
