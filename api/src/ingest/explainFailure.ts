import { explainDatabaseFailure } from '../database/explainDatabaseFailure.ts';
import { explainSystemFailure } from '../process/systemError.ts';
import { SettingError } from '../SettingError.ts';
import { BadFileError } from './BadFileError.ts';
import { FailedCheckError } from './checkEdition.ts';

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
  if (error instanceof SettingError) return { refused: false, message: error.message };
  if (isRefusal(error)) return { refused: true, message: error.message };
  const message = explainDatabaseFailure(error) ?? explainSystemFailure(error);
  return message === undefined ? undefined : { refused: false, message };
}
