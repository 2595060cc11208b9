import { todayInRome } from '../dates/day.ts';
import { CATALOGUE } from '../reports/catalogue.ts';
import { type ArchiveOptions, OfficialArchive } from './OfficialArchive.ts';
import { officialFiles } from './officialFiles.ts';

/** The archive of a folder with the files at the official addresses, or at the mirror that PORTALE_SPECCHIO names. */
export const openArchive = (folder: string, options: Pick<ArchiveOptions, 'clock' | 'progress'> = {}): OfficialArchive =>
  new OfficialArchive({
    ...options,
    folder,
    files: (day) => officialFiles(day, CATALOGUE, process.env.PORTALE_SPECCHIO),
    today: todayInRome,
  });
