import { ListError, type ListProblem } from '../ListError.ts';
import { gunzipped, onlyTable, zipKind } from './compressedFile.ts';
import { decodeText, utf16Of } from './decodeText.ts';
import { readDelimited } from './delimited.ts';
import type { Grid } from './Grid.ts';
import { isDbf } from './isDbf.ts';
import { readJson } from './json.ts';

/** Bytes that are read at most, packed and unpacked. */
export const LARGEST_FILE = 50 * 1024 * 1024;

const bytesBeginWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** The first bytes of files of a kind. OLE is the container of workbooks before 2007, and of those with a password. */
const [GZIP, ZIP, OLE, PARQUET] = [
  [0x1f, 0x8b],
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [...'PAR1'].map((letter) => letter.charCodeAt(0)),
];

/** What a file is that holds no table, by its first bytes. */
const FILES_WITHOUT_TABLE: readonly { problem: ListProblem; start: readonly number[] }[] = [
  { problem: 'pdf', start: [0x25, 0x50, 0x44, 0x46] },
  { problem: 'immagine', start: [0x89, 0x50, 0x4e, 0x47] },
  { problem: 'immagine', start: [0xff, 0xd8, 0xff] },
  { problem: 'immagine', start: [0x47, 0x49, 0x46, 0x38] },
  { problem: 'immagine', start: [0x42, 0x4d] },
  { problem: 'immagine', start: [0x49, 0x49, 0x2a, 0x00] },
  { problem: 'immagine', start: [0x4d, 0x4d, 0x00, 0x2a] },
  // WebP
  { problem: 'immagine', start: [0x52, 0x49, 0x46, 0x46] },
  // RTF
  { problem: 'archivio', start: [0x7b, 0x5c, 0x72, 0x74, 0x66] },
];

/** The name of the stream in which a workbook with a password lies, as the container writes it. */
const ENCRYPTED_WORKBOOK = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

function bytesContain(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

function refuseFilesWithoutTable(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new ListError('vuoto');
  if (bytes.length > LARGEST_FILE) throw new ListError('troppo_grande', { byte: bytes.length, limite: LARGEST_FILE });
  const other = FILES_WITHOUT_TABLE.find(({ start }) => bytesBeginWith(bytes, ...start) && !(start.length === 2 && isText(bytes)));
  if (other) throw new ListError(other.problem);
  if (bytesBeginWith(bytes, ...OLE) && bytesContain(bytes, ENCRYPTED_WORKBOOK)) throw new ListError('xlsx_protetto');
}

const isText = (bytes: Uint8Array) => !bytes.subarray(0, 4096).includes(0);

// the library of a format loads with the first such file
const readWorkbook = async (bytes: Uint8Array) => (await import('./workbook/readWorkbook.ts')).readWorkbook(bytes);
const readSpreadsheet = async (bytes: Uint8Array) => (await import('./spreadsheet.ts')).readSpreadsheet(bytes);
const readParquet = async (bytes: Uint8Array) => (await import('./readParquet.ts')).readParquet(bytes);

/** What an unpacker gives. Throws ListError for a damaged archive. */
function unpacked<T>(unpack: () => T): T {
  try {
    return unpack();
  } catch (error) {
    if (error instanceof ListError) throw error;
    throw new ListError('illeggibile', { motivo: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * The tables of a file, one a sheet: XLSX, XLSB, XLS, ODS, DBF, Parquet, JSON, GeoJSON, or text with any separator; any of them also
 * packed, by gzip or as the only table of a ZIP, but not packed twice.
 * @param isPacked whether the bytes come from such a file
 * Throws ListError for any other file.
 */
export async function readGrids(bytes: Uint8Array, isPacked = false): Promise<Grid[]> {
  refuseFilesWithoutTable(bytes);
  if (bytesBeginWith(bytes, ...GZIP)) return readPacked(() => gunzipped(bytes, LARGEST_FILE), isPacked);
  if (bytesBeginWith(bytes, ...ZIP)) {
    const kind = unpacked(() => zipKind(bytes));
    if (kind === 'archive') return readPacked(() => onlyTable(bytes, LARGEST_FILE), isPacked);
    if (kind === 'document') throw new ListError('archivio');
    return kind === 'xlsx' ? readWorkbook(bytes) : readSpreadsheet(bytes);
  }
  if (bytesBeginWith(bytes, ...OLE) || isDbf(bytes)) return readSpreadsheet(bytes);
  if (bytesBeginWith(bytes, ...PARQUET)) return readParquet(bytes);
  if (!isText(bytes) && !utf16Of(bytes)) throw new ListError('archivio');
  return [readText(decodeText(bytes))];
}

async function readPacked(unpack: () => Uint8Array, isPacked: boolean): Promise<Grid[]> {
  if (isPacked) throw new ListError('archivio');
  return readGrids(unpacked(unpack), true);
}

/** The table in a text: JSON, or lines with any separator. */
export function readText(text: string): Grid {
  const start = text
    .slice(0, 2000)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (start === '' && text.trim() === '') throw new ListError('vuoto');
  if (/^<svg/i.test(start)) throw new ListError('immagine');
  if (/^<(!doctype|html|table|kml|\?xml)/i.test(start)) throw new ListError('html');
  return /^(\[|\{)/.test(start) ? readJson(text.replace(/^\ufeff/, '')) : readDelimited(text);
}
