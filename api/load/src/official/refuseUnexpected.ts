import { unzipSync } from 'fflate';
import { isShapefileZip } from '../boundaries/shapefileZip.ts';
import { BadFileError } from '../files/BadFileError.ts';
import { readCsv } from '../tables/readCsv.ts';
import { readReportRows } from '../tables/readReportRows.ts';
import { FetchError } from './FetchError.ts';
import type { OfficialFile } from './officialFiles.ts';

/** What the services answer, with status 200, for a report that they do not have on that day. */
const NO_REPORT = /NON DISPONIBILE/i;

const CHECKS: Readonly<Record<OfficialFile['content'], (file: OfficialFile, bytes: Uint8Array) => void>> = {
  csv({ name }, bytes) {
    // a page of HTML has lines too, but not the columns of a table
    const { columns } = readCsv(name, bytes);
    if (columns.length < 2 || columns.some((column) => column.startsWith('<'))) throw new BadFileError(name, null, 'it is not a table');
  },
  rows: ({ name, report }, bytes) => void readReportRows(name, bytes, report),
  zip: (_, bytes) => void unzipSync(bytes),
  // the list at the end of a ZIP is whole only where the file is; the load reads the shapes
  shapefiles({ name }, bytes) {
    if (!isShapefileZip(bytes)) throw new BadFileError(name, null, 'it is not a ZIP of shapefiles');
  },
};

/**
 * Refuses an answer of status 200 that is not the expected file: the page of a captive network, an error in
 * words, a part of the file. Throws FetchError.
 */
export async function refuseUnexpected(file: OfficialFile, bytes: Uint8Array): Promise<void> {
  try {
    CHECKS[file.content](file, bytes);
  } catch (error) {
    const reason = error instanceof BadFileError ? error.reason : (error as Error).message;
    throw new FetchError(NO_REPORT.test(reason) ? 'gone' : 'unexpected', `${file.url} gave another file than expected: ${reason}`);
  }
}
