/** Milliseconds that one reading statement may take, where nobody says otherwise. */
export const STATEMENT_TIMEOUT = 10_000;

/**
 * Milliseconds that one reading statement of a load may take. Nobody waits for an answer, and beside other work on the machine a statement
 * over the whole history takes longer than a visitor's may.
 */
export const LOAD_STATEMENT_TIMEOUT = 600_000;

export const READING_ROLE = 'portale_lettura';

/** The schema that holds the tables of an edition. */
export const editionSchema = (edition: number): string => `edizione_${edition}`;

/** The search path in which an edition's tables, `portale` and the extensions are found by their bare names. */
export const searchPath = (edition: number | undefined): string =>
  edition === undefined ? 'portale, public' : `${editionSchema(edition)}, portale, public`;
