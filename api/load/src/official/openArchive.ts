import { todayInRome } from '@territori/history/dates/day';
import { CATALOGUE } from '@territori/reports/catalogue';
import { readDataPackage } from '../files/dataPackage.ts';
import { CARRIED_RECORD } from '../record/dataPlaces.ts';
import { type ArchiveOptions, OfficialArchive } from './OfficialArchive.ts';
import { officialFiles } from './officialFiles.ts';
import { type Boundaries, wantsBoundaries } from './wantsBoundaries.ts';

export interface OpenArchiveOptions extends Pick<ArchiveOptions, 'clock' | 'progress' | 'onWait'> {
  /** The folder of the record for which files are fetched. */
  readonly record?: string;
  /** Which boundaries are fetched beside those of the record. */
  readonly boundaries?: Boundaries;
}

/**
 * The archive of a folder with the files at the official addresses, or at the mirror that PORTALE_SPECCHIO names. A
 * mirror is a server of the operator: it is asked without pauses.
 */
export async function openArchive(
  folder: string,
  { record = CARRIED_RECORD, boundaries = 'lacking', ...options }: OpenArchiveOptions = {},
): Promise<OfficialArchive> {
  const mirror = process.env.PORTALE_SPECCHIO;
  const described = await readDataPackage(record);
  const wanted = described ? wantsBoundaries(described, boundaries) : () => true;
  return new OfficialArchive({
    ...options,
    folder,
    ...(mirror && { pauseBetween: 0 }),
    files: (day) => officialFiles(day, CATALOGUE, { boundaries: wanted, mirror }),
    today: todayInRome,
  });
}
