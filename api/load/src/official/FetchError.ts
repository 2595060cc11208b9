/**
 * Why an address did not give its file. `gone`: it answered that the file does not exist. `unexpected`: it gave another
 * file. `unavailable`: the service did not answer, or answered that it cannot now.
 */
export type FetchFailure = 'gone' | 'unexpected' | 'unavailable';

/** An address did not give its file. */
export class FetchError extends Error {
  override readonly name = 'FetchError';

  constructor(
    readonly failure: FetchFailure,
    message: string,
    /** Milliseconds after which the service wants to be asked again, where it says so. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}
