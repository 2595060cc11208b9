import type { Language } from '@territori/languages';
import type { Edition } from '@territori/store/database';
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

/**
 * A stored query that answers with rows, in the envelope `items` or `resultset`, or with the text of such an answer. It depends on the
 * edition, the day, the language and its parameters, and is kept.
 */
export type RowQuery = (call: QueryCall) => Promise<{ items: readonly unknown[] } | { resultset: readonly unknown[] } | string>;

/** A stored query whose rows change although edition and day stay. */
export interface PassingQuery {
  readonly passing: RowQuery;
}

/** A stored query that answers with a file. */
export type FileQuery = (call: QueryCall) => Promise<ReportFile>;
