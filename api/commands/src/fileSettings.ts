import type { FileSettings } from '@territori/load/loading/LoadTask';
import { archivePlace } from '@territori/store/archivePlace';
import { editionFilePath } from '@territori/store/editionFile/editionFilePath';

/** Where the files of an edition go, by the environment. */
export const fileSettings = (): FileSettings => ({ archive: archivePlace(process.env), editionFile: editionFilePath() });
