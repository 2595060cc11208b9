import { isConnectionFailure } from '../database/connectionFailure.ts';
import { DamagedDatabaseError, DatabaseError, DirectoryInUseError, OutdatedSchemaError } from '../database/index.ts';
import { BadFileError } from './BadFileError.ts';
import { FailedCheckError } from './checkEdition.ts';
import { FetchError } from './fetchOfficial.ts';

/** What an operator can do something about: `refused` a file, a check or an address, else the database. */
export interface Failure {
  readonly refused: boolean;
  /** One line. */
  readonly message: string;
}

/** A full disk (53100), or a limit on the size of files, which the system reports in words alone. */
const isDiskFull = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && (error.code === '53100' || /No space left|File too large/.test(error.message));

/** Says in a line why a load did not succeed; undefined for what nobody foresaw. In every case the edition before it is in service. */
export function explainFailure(error: unknown): Failure | undefined {
  if (error instanceof BadFileError || error instanceof FailedCheckError || error instanceof FetchError)
    return { refused: true, message: error.message };
  if (error instanceof DirectoryInUseError || error instanceof DamagedDatabaseError) return { refused: false, message: error.message };
  if (isDiskFull(error)) {
    const remedy = 'nothing was loaded, and the edition before goes on serving; make room and load again';
    return { refused: false, message: `The disk of the database is full (${error.message}): ${remedy}` };
  }
  if (error instanceof OutdatedSchemaError) return { refused: false, message: error.message };
  if (error instanceof DatabaseError && error.code === '25006')
    return { refused: false, message: `The database only reads (${error.message}): load on its primary` };
  if (isConnectionFailure(error)) return { refused: false, message: `The database cannot be reached: ${(error as Error).message}` };
  return undefined;
}
