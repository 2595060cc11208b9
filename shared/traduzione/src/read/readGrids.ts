import { ListError, type ListProblem } from '../ListError.ts';
import { decodeText, utf16Of } from './decodeText.ts';
import { readDelimited } from './delimited.ts';
import type { Grid } from './Grid.ts';
import { readJson } from './json.ts';

/** Reads the sheets of an XLSX file. `@territori/traduzione/workbook` has one, which loads only where it is imported. */
export type WorkbookReader = (bytes: Uint8Array) => Promise<Grid[]>;

/** Bytes that are read at most. */
export const LARGEST_FILE = 50 * 1024 * 1024;

const beginsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** What a file is that holds no table, by its first bytes. */
const OTHERS: readonly { problem: ListProblem; start: readonly number[] }[] = [
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
const ENCRYPTED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

function contains(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

function refuseOthers(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new ListError('vuoto');
  if (bytes.length > LARGEST_FILE) throw new ListError('troppo_grande', { byte: bytes.length, limite: LARGEST_FILE });
  const other = OTHERS.find(({ start }) => beginsWith(bytes, ...start) && !(start.length === 2 && isText(bytes)));
  if (other) throw new ListError(other.problem);
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ListError(contains(bytes, ENCRYPTED) ? 'xlsx_protetto' : 'xls_vecchio');
}

const isText = (bytes: Uint8Array) => !bytes.subarray(0, 4096).includes(0);

/**
 * The tables of a file, one a sheet: XLSX, JSON, GeoJSON, or text with any separator.
 * Throws ListError for any other file.
 */
export async function readGrids(bytes: Uint8Array, readWorkbook: WorkbookReader): Promise<Grid[]> {
  refuseOthers(bytes);
  if (beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return readWorkbook(bytes);
  if (!isText(bytes) && !utf16Of(bytes)) throw new ListError('archivio');
  return [readText(decodeText(bytes))];
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
