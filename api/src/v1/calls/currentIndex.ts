import type { Edition } from '../../database/index.ts';
import { editionName } from '../../edition/editionName.ts';
import type { ArchiveIndex } from '../archive/ArchiveIndex.ts';
import { Problem } from '../errors/Problem.ts';
import type { Sources } from './Call.ts';

const RETRY_SECONDS = 10;

/**
 * The files of the edition in service. Throws Problem while they are being written, which begins here where it has not begun, and where
 * the service keeps no archive.
 */
export async function currentIndex({ archive, modelOf }: Pick<Sources, 'archive' | 'modelOf'>, edition: Edition): Promise<ArchiveIndex> {
  if (!archive) {
    throw new Problem('archivio_assente', { it: 'Questo servizio non conserva l’archivio.', en: 'This service keeps no archive.' });
  }
  const name = editionName(edition);
  const index = await archive.indexOf(name);
  if (index) return index;
  // a failure is logged by the background work, which tries again
  archive.write(edition, () => modelOf(edition)).catch(() => undefined);
  throw new Problem(
    'archivio_in_preparazione',
    {
      it: `I file dell’edizione ${name} sono in preparazione: riprovare fra ${RETRY_SECONDS} secondi.`,
      en: `The files of the edition ${name} are being written: try again in ${RETRY_SECONDS} seconds.`,
    },
    null,
    { 'retry-after': String(RETRY_SECONDS) },
  );
}
