import { Gunzip, unzipSync } from 'fflate';
import { ListError } from '../ListError.ts';

/** Bytes that are unpacked at a time. */
const CHUNK = 1 << 16;

function refuseLarger(size: number, limit: number): void {
  if (size > limit) throw new ListError('troppo_grande', { byte: size, limite: limit });
}

/** What a gzip file holds. Throws ListError for more bytes than the limit, before they are in memory. */
export function gunzipped(bytes: Uint8Array, limit: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const gunzip = new Gunzip((part) => {
    size += part.length;
    refuseLarger(size, limit);
    parts.push(part);
  });
  for (let start = 0; start < bytes.length; start += CHUNK)
    gunzip.push(bytes.subarray(start, start + CHUNK), start + CHUNK >= bytes.length);
  // the size stands at the end
  if (bytes.length < 18 || new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true) !== size) {
    throw new Error('unexpected EOF');
  }
  const whole = new Uint8Array(size);
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** What a ZIP is: a workbook of Excel as XML or as bytes, a spreadsheet of OpenDocument, another document of an office, or an archive. */
export type ZipKind = 'xlsx' | 'xlsb' | 'ods' | 'document' | 'archive';

export function zipKind(zip: Uint8Array): ZipKind {
  const names: string[] = [];
  const { mimetype } = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      return name === 'mimetype' && originalSize < CHUNK;
    },
  });
  if (names.includes('xl/workbook.bin')) return 'xlsb';
  if (names.some((name) => name.toLowerCase() === '[content_types].xml')) return 'xlsx';
  if (!mimetype) return 'archive';
  return new TextDecoder().decode(mimetype).startsWith('application/vnd.oasis.opendocument.spreadsheet') ? 'ods' : 'document';
}

/** Endings of files that may hold a table; a text is one only where the archive has no other table. */
const TABLE = /\.(csv|tsv|json|geojson|xlsx|xlsm|xlsb|xls|ods|dbf|parquet)(\.gz)?$/i;
const TEXT = /\.(txt|tab)(\.gz)?$/i;

/** Files that systems add by themselves. */
const HIDDEN = /(^|\/)(\.|__MACOSX\/)/;

/** The only table of a ZIP. Throws ListError where it has none or several, or a larger one than the limit. */
export function onlyTable(zip: Uint8Array, limit: number): Uint8Array {
  const files: string[] = [];
  unzipSync(zip, {
    filter: ({ name }) => {
      if (!name.endsWith('/') && !HIDDEN.test(name)) files.push(name);
      return false;
    },
  });
  const tables = files.filter((name) => TABLE.test(name));
  const [only, ...others] = tables.length > 0 ? tables : files.filter((name) => TEXT.test(name));
  if (only === undefined) throw new ListError('archivio');
  if (others.length > 0) throw new ListError('piu_tabelle', { file: [only, ...others].join(', ') });
  const { [only]: table } = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (name === only) refuseLarger(originalSize, limit);
      return name === only;
    },
  });
  return table as Uint8Array;
}
