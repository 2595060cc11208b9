/** A call that failed, after the catalogue of errors was applied to it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 when no answer came (network, 30 s limit). */
    readonly status: number,
    /** The message for the visitor, in the visitor's language. */
    readonly title: string,
    readonly detail?: string,
    /** The parameter that the public API refused. */
    readonly parameter?: string,
  ) {
    super(detail ? `${title}: ${detail}` : title);
  }
}
