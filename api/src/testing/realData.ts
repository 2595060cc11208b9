import { SHARED_DATA } from '../ingest/dataPlaces.ts';

/** The folder of real files that the tests load: PORTALE_DATI, else the data beside the checkout. */
export const REAL_DATA = process.env.PORTALE_DATI ?? SHARED_DATA;

/** The first of them where several are named. */
export const REAL_DATA_FOLDER = REAL_DATA.split(':')[0] ?? '';
