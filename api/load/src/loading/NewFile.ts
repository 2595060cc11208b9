/** A file of an edition that is not written yet. */
export interface NewFile {
  /** Where it is in the store. */
  readonly path: string;
  readonly content: string | Uint8Array;
}
