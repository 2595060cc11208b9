import { VERSION } from '../version.ts';

/**
 * An error answered by the database, with its SQLSTATE in `code` (57014: the statement took too long; 23503: a row names
 * another that is not there).
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  readonly detail: string | undefined;

  constructor(message: string, code: string, detail?: string) {
    super(message);
    this.code = code;
    this.detail = detail;
  }

  /** Makes one of whatever a driver threw; what has no SQLSTATE is passed on as it is. */
  static from(error: unknown): unknown {
    if (error instanceof DatabaseError || !(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
    const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : undefined;
    return new DatabaseError(error.message, error.code, detail);
  }
}

/**
 * The schema `portale` is not that of this version, and this process may not change it: on a read replica, or as a role
 * without the right.
 */
export class OutdatedSchemaError extends Error {
  override readonly name = 'OutdatedSchemaError';

  constructor(missing: readonly string[], reason: string) {
    super(
      `The schema of the database lacks ${missing.join(', ') || 'what this version reads'}, which cannot be added from here (${reason}): ` +
        'run `npm run data -- load` of this version once on the primary, as the role that owns the schema',
    );
  }
}

/** A page of a table or an index is not what the database wrote: its bytes changed on the disk, or a part of its file is gone. */
export class DamagedPageError extends Error {
  override readonly name = 'DamagedPageError';
}

/** The files of the embedded database are damaged. Nothing is repaired or deleted. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';

  constructor(directory: string, cause: unknown) {
    super(
      `The embedded database in ${directory} cannot be used, its files are damaged (${cause instanceof Error ? cause.message : cause}). ` +
        `Nothing was changed. To load the data again, move this folder away (mv ${directory} ${directory}.damaged) and start again: ` +
        'a new database is then made of the data files. The folder alone holds how often each report was opened and the files that were added by hand; ' +
        'keep it as long as you want these',
      { cause },
    );
  }
}

/** There is nothing to read yet: no load was completed. */
export class NoEditionError extends Error {
  override readonly name = 'NoEditionError';

  constructor() {
    super('No edition of the data is loaded');
  }
}

/** No edition is there that this program can read; another version of the portal has loaded one that it can. */
export class UnreadableEditionError extends Error {
  override readonly name = 'UnreadableEditionError';
  /** This version, which cannot read them. */
  readonly version = VERSION;

  /** @param writtenBy the version that wrote the edition in service, null where it did not say so */
  constructor(readonly writtenBy: string | null) {
    const english = writtenBy === null ? 'an earlier version' : `another version (${writtenBy})`;
    super(
      `The data in service were written by ${english} of the portal, and this version (${VERSION}) cannot read them: load the data with this version`,
    );
  }
}
