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
