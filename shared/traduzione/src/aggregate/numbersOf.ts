/** How the numbers of a column are written. */
interface Notation {
  readonly decimal: ',' | '.';
  readonly thousands: string;
}

const GROUPED = /^[+-]?\d{1,3}([.,]\d{3})+$/;

/** Decides for a whole column whether a dot or a comma begins the decimals: `2.644` alone could be either. */
function notationOf(cells: readonly string[]): Notation {
  const italian: Notation = { decimal: ',', thousands: '.' };
  const english: Notation = { decimal: '.', thousands: ',' };
  const both = cells.find((cell) => cell.includes(',') && cell.includes('.'));
  if (both) return both.lastIndexOf(',') > both.lastIndexOf('.') ? italian : english;
  if (cells.some((cell) => cell.includes(','))) return cells.some((cell) => cell.split(',').length > 2) ? english : italian;
  const dotted = cells.filter((cell) => cell.includes('.'));
  return dotted.length > 0 && dotted.every((cell) => GROUPED.test(cell)) ? italian : english;
}

/** Digits, grouped by three or not at all, with or without decimals. */
const NUMBERS: Readonly<Record<Notation['decimal'], RegExp>> = {
  ',': /^[+-]?(\d{1,3}(\.\d{3})+|\d+)?(,\d*)?(e[+-]?\d+)?$/i,
  '.': /^[+-]?(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?(e[+-]?\d+)?$/i,
};

const plain = (cell: string) => cell.replace(/[\s\u00a0'%€]/g, '');

/** The numbers of a column; null for a cell that holds none in the notation of the column: `100.5` is none beside `1.234,50`. */
export function numbersOf(cells: readonly string[]): (number | null)[] {
  const texts = cells.map(plain);
  const { decimal, thousands } = notationOf(texts.filter((text) => /^[+-]?[\d.,]+$/.test(text)));
  return texts.map((text) => {
    if (!/\d/.test(text) || !NUMBERS[decimal].test(text)) return null;
    const value = Number(text.replaceAll(thousands, '').replace(decimal, '.'));
    return Number.isFinite(value) ? value : null;
  });
}

/** True for numbers that are rather shares than counts: all between 0 and 1, or between 0 and 100 with decimals. */
export function looksLikeRate(numbers: readonly (number | null)[]): boolean {
  const known = numbers.filter((number) => number !== null);
  return known.length > 0 && known.some((number) => !Number.isInteger(number)) && known.every((number) => number >= 0 && number <= 100);
}
