/** Without blanks and quotes, also those of the formula by which a CSV keeps zeros in a spreadsheet: `="001001"`. */
export const withoutBlanks = (cell: string) => cell.replace(/[\s\u00a0'"]|^\s*=(?=\s*")/g, '');

const SCIENTIFIC = /^\d([.,]\d+)?E\+?\d{1,2}$/i;

const THOUSANDS = /^\d{1,3}[.,]\d{3}$/;

/** Digits, also where a program made a number of them: `1001.0`, `1001,0`, `1.001`, `1,001E+03`. */
export function digits(cell: string): string {
  const text = withoutBlanks(cell);
  if (/^\d*$/.test(text)) return text;
  if (SCIENTIFIC.test(text)) return plainNumber(text);
  if (THOUSANDS.test(text)) return text.replace(/[.,]/, '');
  return text.replace(/[.,]0+$/, '');
}

/** The whole number of a scientific notation; the text itself when decimals remain. */
function plainNumber(text: string): string {
  const value = Math.round(Number(text.replace(',', '.')) * 1e6) / 1e6;
  return Number.isInteger(value) && value < 1e9 ? String(value) : text;
}
