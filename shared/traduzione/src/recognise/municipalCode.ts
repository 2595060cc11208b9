import { digits } from './digits.ts';

/** A code that stands with its name in one cell: `001001 - Agliè`, `Agliè (001001)`. */
const CODE_WITH_NAME = /^\s*(\d{6})\s*[-–—:,|]?\s*\p{L}|\p{L}.*[([\-–]\s*(\d{6})\s*[)\]]?\s*$/u;

/** A code of local units of the European Union: `IT_001001`. */
const EUROPEAN_CODE = /^IT[_-]?(?=\d{6}$)/i;

/** A code of eight digits that begins with the two of the region. */
const CODE_WITH_REGION = /^(?:0[1-9]|1\d|20)(\d{6})$/;

/** Six digits, or four or five without their zeros; a code of five digits that begins with a zero is of another country. */
export function municipalCode(cell: string): string {
  const text = digits(cell).replace(EUROPEAN_CODE, '');
  if (/^\d{6}$/.test(text)) return text;
  const [, own] = CODE_WITH_REGION.exec(text) ?? [];
  if (own !== undefined) return own;
  const named = CODE_WITH_NAME.exec(cell);
  if (named) return named[1] ?? named[2] ?? '';
  return /^[1-9]\d{3,4}$/.test(text) ? text.padStart(6, '0') : '';
}
