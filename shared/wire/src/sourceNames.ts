/**
 * The list that states a fact, by a name that stays: the controlled vocabulary of the municipalities; the lists of ends and changes by the
 * number of their report, which the institute's files have as well; a dated table of recodes.
 */
export const SOURCE_NAMES = ['vocabolario_comuni', 'report_98', 'report_128', 'report_129', 'tabella_ricodifiche'] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];
