import type { Archive } from '@territori/edition/archive/Archive';
import type { ArchiveIndex } from '@territori/edition/archive/ArchiveIndex';
import { editionName } from '@territori/history/edition/editionName';
import type { Edition } from '@territori/store/database';
import { message } from '../../../message.ts';
import { Problem } from '../../errors/Problem.ts';

const RETRY_SECONDS = 10;

/** A load that writes for so long has ended without the files, or was made by a version that wrote none. */
const LONGEST_WRITE_MS = 30 * 60_000;

/**
 * The files of the edition in service. Throws Problem while its load writes them, where it has not written them, and where the service
 * keeps no archive.
 */
export async function currentIndex(archive: Archive | null, edition: Edition): Promise<ArchiveIndex> {
  if (!archive) {
    throw new Problem('archivio_assente', message('currentIndex.serviceKeepsNo'));
  }
  const name = editionName(edition);
  const kept = await archive.edition(name);
  if (kept) return kept.index;
  if (Date.now() - Date.parse(edition.loadedAt) > LONGEST_WRITE_MS) {
    throw new Problem('archivio_assente', message('currentIndex.filesEditionNot', { name }));
  }
  throw new Problem('archivio_in_preparazione', message('currentIndex.filesEditionBeing', { name, retrySeconds: RETRY_SECONDS }), null, {
    'retry-after': String(RETRY_SECONDS),
  });
}
