/** A file cannot be loaded; says which, where in it, and why, in words for the operator. */
export class BadFileError extends Error {
  override readonly name = 'BadFileError';

  constructor(
    readonly file: string,
    /** "line 12" of a text, "row 12" of a list; null when the whole file is meant. */
    readonly place: string | null,
    readonly reason: string,
  ) {
    super(`${file}${place === null ? '' : `, ${place}`}: ${reason}`);
  }
}
