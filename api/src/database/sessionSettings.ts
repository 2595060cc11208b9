/** Milliseconds that one reading statement may take, where nobody says otherwise. */
export const STATEMENT_TIMEOUT = 10_000;

export const READING_ROLE = 'portale_lettura';

/** The schema that holds the tables of an edition. */
export const editionSchema = (edition: number): string => `edizione_${edition}`;

/** The search path in which an edition's tables, `portale` and the extensions are found by their bare names. */
export const searchPath = (edition: number | undefined): string =>
  edition === undefined ? 'portale, public' : `${editionSchema(edition)}, portale, public`;
