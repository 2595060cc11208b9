import { unzipSync } from 'fflate';
import { BadFileError, NotASourceError } from '../files/BadFileError.ts';
import { readCsv } from './readCsv.ts';
import { readReportRows } from './readReportRows.ts';
import { readXlsx } from './readXlsx.ts';
import type { SourceTable } from './SourceTable.ts';

/** Both archives and workbooks are ZIP files; a workbook holds a list of its parts. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
const WORKBOOK_PART = '[Content_Types].xml';
/** The entries of an archive that may hold rows. */
const DATA = /\.(csv|txt|json|xlsx)$/i;

/** The entries of an archive that a test of their names chooses, unpacked. */
function unzip(file: string, bytes: Uint8Array, chosen: (name: string) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter: ({ name }) => chosen(name) });
  } catch (error) {
    throw new BadFileError(file, null, `it is a damaged ZIP (${(error as Error).message})`);
  }
}

/** The bytes of a file, its name, and the report whose rows it holds, where an operator said so. */
interface NamedBytes {
  name: string;
  bytes: Uint8Array;
  report: number | null;
}

/** Reads a file by its content, not by its name: report rows as JSON, CSV, a workbook, or a ZIP with one of them. */
export async function tableOfFile(file: NamedBytes): Promise<SourceTable> {
  const { name, bytes, report } = file;
  if (isZip(bytes)) {
    const entries = unzip(name, bytes, (path) => path === WORKBOOK_PART || DATA.test(path));
    if (WORKBOOK_PART in entries) return { ...(await readXlsx(name, bytes)), report };
    const held = Object.entries(entries).filter(([, content]) => content.length > 0);
    const [only] = held;
    if (!only || held.length > 1) throw new NotASourceError(name, `the ZIP holds ${held.length} files of data, not one`);
    return tableOfFile({ name: only[0].split('/').at(-1) ?? name, bytes: only[1], report });
  }
  const firstByte = bytes.find((byte) => ![0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf].includes(byte));
  const isJson = firstByte === 0x7b || firstByte === 0x5b || (firstByte === 0x22 && name.toLowerCase().endsWith('.json'));
  return isJson ? readReportRows(name, bytes, report) : { ...readCsv(name, bytes), report };
}
