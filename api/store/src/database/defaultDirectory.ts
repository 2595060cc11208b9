import { fileURLToPath } from 'node:url';

/** Where PGlite keeps the database of a checkout when nobody says otherwise. */
export const DEFAULT_DIRECTORY = fileURLToPath(new URL('../../../../.data/database', import.meta.url));
