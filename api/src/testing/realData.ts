import { SIBLING_DATA } from '../ingest/ensureEdition.ts';

/** The folder of real files that the tests load: PORTALE_DATI, else the data beside the checkout. */
export const REAL_DATA = process.env.PORTALE_DATI ?? SIBLING_DATA;
