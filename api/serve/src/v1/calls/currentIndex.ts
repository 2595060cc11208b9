import type { Archive } from '@territori/edition/archive/Archive';
import type { ArchiveIndex } from '@territori/edition/archive/ArchiveIndex';
import { editionName } from '@territori/history/edition/editionName';
import type { Edition } from '@territori/store/database';
import { Problem } from '../errors/Problem.ts';

const RETRY_SECONDS = 10;

/** A load that writes for so long has ended without the files, or was made by a version that wrote none. */
const LONGEST_WRITE_MS = 30 * 60_000;

/**
 * The files of the edition in service. Throws Problem while its load writes them, where it has not written them, and where the service
 * keeps no archive.
 */
export async function currentIndex(archive: Archive | null, edition: Edition): Promise<ArchiveIndex> {
  if (!archive) {
    throw new Problem('archivio_assente', { it: 'Questo servizio non conserva l’archivio.', en: 'This service keeps no archive.' });
  }
  const name = editionName(edition);
  const kept = await archive.edition(name);
  if (kept) return kept.index;
  if (Date.now() - Date.parse(edition.loadedAt) > LONGEST_WRITE_MS) {
    throw new Problem('archivio_assente', {
      it: `I file dell’edizione ${name} non ci sono: il suo caricamento non li ha scritti. Chi gestisce il servizio li scrive con npm run data -- archive.`,
      en: `The files of the edition ${name} are not there: its load has not written them. The operator writes them with npm run data -- archive.`,
    });
  }
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
