import type { Edition } from '@territori/store/database';
import type { Language } from '@territori/wire/language';
import type { ReportFile } from '../exports/reportFile.ts';
import type { Services } from '../services/services.ts';
import type { QueryParameters } from './QueryParameters.ts';

/** The input of a stored query. */
export interface QueryCall {
  readonly services: Services;
  readonly edition: Edition;
  readonly language: Language;
  readonly parameters: QueryParameters;
  /** Origin of the published services in absolute links. */
  readonly origin: string;
}

/** A stored query that answers with rows, in the envelope `items` or `resultset`. */
export type RowQuery = (call: QueryCall) => Promise<{ items: readonly unknown[] } | { resultset: readonly unknown[] }>;

/**
 * The text of a long answer, and the parameters on which it depends besides the edition. It is computed once for all callers with the same
 * parameters.
 */
export interface KeptQuery {
  readonly depends: (parameters: QueryParameters) => string;
  readonly text: (call: QueryCall) => Promise<string>;
}

/** A stored query that answers with a file. */
export type FileQuery = (call: QueryCall) => Promise<ReportFile>;
