import { explainSystemFailure } from '@territori/process/systemError';
import { NoEditionError, UnreadableEditionError } from '@territori/store/database/DatabaseError';
import { explainDatabaseFailure } from '@territori/store/database/explainDatabaseFailure';
import { StoreError } from '@territori/store/files/StoreError';
import { SettingError } from '@territori/store/SettingError';
import { FailedCheckError } from '../edition/checkEdition.ts';
import { BadFileError } from '../files/BadFileError.ts';
import { FailedLoad } from './FailedLoad.ts';

/** Why a load did not succeed. */
export interface Failure {
  /** True for a file or a check; false for a setting, the database or the system. */
  readonly refused: boolean;
  /** One line, in English. */
  readonly message: string;
}

/** True when files, or what they say, were refused: other files may be accepted. */
export const isRefusal = (error: unknown): error is BadFileError | FailedCheckError =>
  error instanceof BadFileError || error instanceof FailedCheckError;

/**
 * Says in one line why a load did not succeed; undefined for an unexpected error. In every case the edition before stays
 * in service.
 */
export function explainFailure(error: unknown): Failure | undefined {
  if (isRefusal(error) || error instanceof NoEditionError || error instanceof UnreadableEditionError)
    return { refused: true, message: error.message };
  if (error instanceof FailedLoad) return { refused: error.refused, message: error.message };
  if (error instanceof SettingError || error instanceof StoreError) return { refused: false, message: error.message };
  const message = explainDatabaseFailure(error) ?? explainSystemFailure(error);
  return message === undefined ? undefined : { refused: false, message };
}
