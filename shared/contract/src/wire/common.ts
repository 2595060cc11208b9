/** Language of texts on the wire (`plang`, header `language`); any case is accepted. */
export type WireLanguage = 'IT' | 'EN';

/** DATA takes one date; PERIODO and ATTUALIZZAZIONE take two. */
export type ReportKind = 'DATA' | 'PERIODO' | 'ATTUALIZZAZIONE';

export type Livello = 'comune' | 'uts' | 'regione' | 'ripartizione';

/** A cell of a report. */
export type Cell = string | number | null;

/** A row keyed by column name or, in the stored queries, by label. */
export type Row = Readonly<Record<string, Cell>>;

/** Body of every answer with status 400 or above. Screens show `exception`, else `title`. */
export interface ErrorBody {
  readonly status: number;
  readonly title: string;
  /** What was wrong, in the language of the call. */
  readonly exception: string;
  /** The same as in the log and in the header `x-request-id`. */
  readonly requestId: string;
}

/** Envelope of a stored query of `ReportByUrl`. */
export interface Items<T> {
  readonly items: readonly T[];
}

/** Envelope of the code search queries and of the published services. */
export interface Resultset<T> {
  readonly resultset: readonly T[];
}
