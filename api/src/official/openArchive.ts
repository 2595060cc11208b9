import { todayInRome } from '../dates/day.ts';
import { CATALOGUE } from '../reports/catalogue.ts';
import { type ArchiveOptions, OfficialArchive } from './OfficialArchive.ts';
import { officialFiles } from './officialFiles.ts';

/**
 * The archive of a folder with the files at the official addresses, or at the mirror that PORTALE_SPECCHIO names. A
 * mirror is a server of the operator: it is asked without pauses.
 */
export const openArchive = (folder: string, options: Pick<ArchiveOptions, 'clock' | 'progress'> = {}): OfficialArchive =>
  new OfficialArchive({
    ...options,
    folder,
    ...(process.env.PORTALE_SPECCHIO && { pauseBetween: 0 }),
    files: (day) => officialFiles(day, CATALOGUE, process.env.PORTALE_SPECCHIO),
    today: todayInRome,
  });
