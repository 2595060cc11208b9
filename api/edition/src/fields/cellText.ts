import type { Cell } from './Field.ts';

/** A cell as text: the values of a list are joined by `|`, a list of objects is JSON. */
export function cellText(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value))
    return value.some((item) => typeof item === 'object' && item !== null) ? JSON.stringify(value) : value.join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const QUOTE = /"/g;

export function csvCell(text: string, separator: string): string {
  return text.includes(separator) || text.includes('"') || text.includes('\n') || text.includes('\r')
    ? `"${text.replace(QUOTE, '""')}"`
    : text;
}
