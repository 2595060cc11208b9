import { isConnectionFailure } from './connectionFailure.ts';
import { DamagedDatabaseError, DatabaseError, OutdatedSchemaError } from './DatabaseError.ts';
import { DirectoryInUseError } from './directoryLock.ts';

/** A full disk (53100), or a limit on the size of files, which the system reports in words alone. */
const isDiskFull = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && (error.code === '53100' || /No space left|File too large/.test(error.message));

/** Says in a line, for an operator, why the database cannot be used; undefined for an error that has another cause. */
export function explainDatabaseFailure(error: unknown): string | undefined {
  if (error instanceof DirectoryInUseError || error instanceof OutdatedSchemaError || error instanceof DamagedDatabaseError)
    return error.message;
  if (isDiskFull(error)) {
    const remedy = 'nothing was loaded, and the edition before goes on serving; make room and load again';
    return `The disk of the database is full (${error.message}): ${remedy}`;
  }
  if (error instanceof DatabaseError && error.code === '25006') return `The database only reads (${error.message}): load on its primary`;
  if (isConnectionFailure(error)) return `The database cannot be reached: ${(error as Error).message}`;
  return undefined;
}
