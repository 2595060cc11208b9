/** Language of texts on the wire (`plang`, header `language`); any case is accepted. */
export type WireLanguage = 'IT' | 'EN';

/** DATA takes one date; PERIODO and ATTUALIZZAZIONE take two. */
export type ReportKind = 'DATA' | 'PERIODO' | 'ATTUALIZZAZIONE';

export type Livello = 'comune' | 'uts' | 'regione' | 'ripartizione';

/** A cell of a report. */
export type Cell = string | number | null;

/** A row keyed by column name or, in the stored queries, by label. */
export type Row = Readonly<Record<string, Cell>>;
