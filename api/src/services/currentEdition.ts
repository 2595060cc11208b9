import type { Edition } from '../database/index.ts';
import { Unavailable } from '../http/errors.ts';
import type { Services } from './services.ts';

/** The edition in service. Throws Unavailable before the first load. */
export async function currentEdition({ database }: Pick<Services, 'database'>): Promise<Edition> {
  const edition = await database.edition();
  if (edition) return edition;
  throw new Unavailable('I dati non sono ancora stati caricati.', 'The data are not loaded yet.');
}
