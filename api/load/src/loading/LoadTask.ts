import type { DatabasePlace } from '@territori/store/database';
import type { Effort } from '../maps/mapThread.ts';
import type { LoadRequest } from '../sources/chooseSources.ts';

/** Where the files of an edition go, as plain data. */
export interface FileSettings {
  /** The store, as PORTALE_ARCHIVIO names it; undefined where no files are kept. */
  readonly archive: string | undefined;
  /** The file of the edition in service; undefined where none is kept. */
  readonly editionFile: string | undefined;
  /** How long the compression of the maps may take; `best` when left out. */
  readonly effort?: Effort | undefined;
}

/** What a process is asked to load. */
export interface LoadTask extends FileSettings {
  readonly request: LoadRequest;
  /** Where the database is; that of the environment when left out. */
  readonly place?: DatabasePlace | undefined;
}

/** What a load made. */
export interface LoadReport {
  /** The number of the edition in service. */
  readonly edition: number;
  /** The last day of which it knows the municipal changes. */
  readonly date: string;
  /** False when the edition that was in service was made of the same files. */
  readonly loaded: boolean;
  /** Why the new files were refused, when an edition loaded earlier goes on serving; null when they were not. */
  readonly refused: string | null;
}

/** What the process says: lines, then what it loaded, once the embedded database is closed; or why it has failed. */
export type LoadAnswer =
  | { readonly progress: string }
  | { readonly loaded: LoadReport }
  | { readonly failed: string; readonly refused: boolean };
