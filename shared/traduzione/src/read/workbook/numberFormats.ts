import { parseXml } from './parseXml.ts';

/** How the numbers of a style are shown: as they are, as days and times, or with so many digits at least. */
export type NumberFormat = 'number' | 'date' | { readonly digits: number };

/** Formats of days and times that a workbook does not describe, by their numbers (ECMA-376, 18.8.30). */
const isDateId = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Texts, colours and conditions of a format; an elapsed time (`[h]`) stays. */
const NO_PLACES = /"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;
const ZEROS = /^0{2,9}$/;

function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return isDateId(id) ? 'date' : 'number';
  const [first = ''] = code.split(';');
  if (ZEROS.test(first)) return { digits: first.length };
  const places = first.replace(NO_PLACES, '');
  return /[dmyhs]/i.test(places) && !/general|standard|e[+-]/i.test(places) ? 'date' : 'number';
}

/** The number format of each style of a workbook, by the style's place. */
export function numberFormats(styles: Uint8Array | undefined): readonly NumberFormat[] {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let inCells = false;
  if (!styles) return formats;
  parseXml(styles, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) formats.push(formatOf(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats;
}
