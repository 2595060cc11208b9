import { explainDatabaseFailure } from '../database/explainDatabaseFailure.ts';
import { StoreError } from '../store/StoreError.ts';
import { BadFileError } from './BadFileError.ts';
import { FailedCheckError } from './checkEdition.ts';
import { FailedLoad } from './FailedLoad.ts';
import { isSystemError, systemReason } from './systemError.ts';

/** Why a load did not succeed. */
export interface Failure {
  /** True for a file or a check; false for the database or the system. */
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
  if (isRefusal(error)) return { refused: true, message: error.message };
  if (error instanceof FailedLoad) return { refused: error.refused, message: error.message };
  if (error instanceof StoreError) return { refused: false, message: error.message };
  const message = explainDatabaseFailure(error);
  if (message !== undefined) return { refused: false, message };
  if (isSystemError(error) && error.path !== undefined)
    return { refused: false, message: `${error.path} cannot be used: ${systemReason(error)}` };
  return undefined;
}
