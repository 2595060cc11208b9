/** A file cannot be loaded. The message says which file, the place in it, and why, in English for the operator. */
export class BadFileError extends Error {
  override readonly name: string = 'BadFileError';

  constructor(
    readonly file: string,
    /** "line 12" of a text, "row 12" of a list; null when the whole file is meant. */
    readonly place: string | null,
    readonly reason: string,
  ) {
    super(`${file}${place === null ? '' : `, ${place}`}: ${reason}`);
  }
}

/** A file that can be read and holds nothing that a load uses: a folder of data may hold such files. */
export class NotASourceError extends BadFileError {
  override readonly name = 'NotASourceError';

  constructor(file: string, reason: string) {
    super(file, null, reason);
  }
}
