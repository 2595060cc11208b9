import type { Readable } from 'node:stream';

/** A file of a store. */
export interface StoredFile {
  readonly content: Buffer;
  /** When it was written. */
  readonly since: Date;
}

/** The first and the last byte that are wanted of a file. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the files of editions are kept: a folder, or a part of a bucket. A path is `<folder>/<file>` or `<folder>/<part>/<file>`. A file
 * appears whole. Only a load writes; what serves reads. Every method throws StoreError when the place cannot be used.
 */
export interface Store {
  /** The place as PORTALE_ARCHIVIO names it. */
  readonly place: string;
  /** A file as a whole; undefined where there is none. */
  read(path: string): Promise<StoredFile | undefined>;
  /** The bytes of a file, or a range of them, one part after the other; undefined where there is none. */
  stream(path: string, range?: ByteRange): Promise<Readable | undefined>;
  /** The folders directly below the place. */
  folders(): Promise<string[]>;
  /** Writes a file, in place of one that is there. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Moves a file from a workplace into the store, in place of one that is there. */
  take(path: string, file: string): Promise<void>;
  /** Removes a folder with all that it holds. */
  remove(folder: string): Promise<void>;
  /** Makes an empty local folder in which files are made before `take`. The caller removes it. */
  workplace(): Promise<string>;
  /** Removes the workplaces that killed loads left. */
  removeWorkplaces(): Promise<void>;
}
