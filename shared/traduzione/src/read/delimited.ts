import type { Grid, Quoting } from './Grid.ts';

/**
 * One line without quotes is cut; a quoted cell may hold separators, line breaks and doubled quotes. A quote inside an
 * unquoted cell is a quote.
 * @param onQuoted is called for each cell in quotes, with the places of its row and column
 */
function parseDelimited(
  text: string,
  separator: string,
  limit = Number.POSITIVE_INFINITY,
  onQuoted?: (row: number, column: number) => void,
): string[][] {
  const rows: string[][] = [];
  let position = 0;
  while (position < text.length && rows.length < limit) {
    const newline = text.indexOf('\n', position);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(position, text[end - 1] === '\r' && end > position ? end - 1 : end);
    if (!line.includes('"')) {
      rows.push(line.split(separator));
      position = end + 1;
      continue;
    }
    const row: string[] = [];
    let cursor = position;
    for (;;) {
      if (text[cursor] === '"') {
        let cell = '';
        let close = cursor + 1;
        for (;;) {
          const quote = text.indexOf('"', close);
          cell += text.slice(close, quote === -1 ? text.length : quote);
          close = quote === -1 ? text.length : quote + 1;
          if (text[close] !== '"') break;
          cell += '"';
          close += 1;
        }
        cursor = close;
        onQuoted?.(rows.length, row.length);
        const rest = untilCellEnd(text, cursor, separator);
        row.push(cell + text.slice(cursor, rest).replace(/\r$/, ''));
        cursor = rest;
      } else {
        const rest = untilCellEnd(text, cursor, separator);
        row.push(text.slice(cursor, rest).replace(/\r$/, ''));
        cursor = rest;
      }
      if (text[cursor] !== separator) break;
      cursor += 1;
    }
    rows.push(row);
    position = cursor + 1;
  }
  return rows;
}

function untilCellEnd(text: string, from: number, separator: string): number {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return end;
}

const SEPARATORS = [';', '\t', ',', '|'] as const;
/** Characters by which the separator is recognised. */
const LINES_LOOKED_AT = 65_536;

/** A number alone in its line that a program wrote with a decimal comma: `1001,0`, `1,001E+03`. */
const DECIMAL = /^\s*\d+,(0+|\d+E\+?\d+)\s*$/i;

/** How many rows have the number of cells that most rows have, when that is more than one. */
function separatorAgreement(rows: readonly string[][]): { rows: number; cells: number } {
  const counts = new Map<number, number>();
  for (const row of rows) if (row.length > 1) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  let best = { rows: 0, cells: 0 };
  for (const [cells, number] of counts)
    if (number > best.rows || (number === best.rows && cells > best.cells)) best = { rows: number, cells };
  return best;
}

/** Share of the lines that have a quote which opens inside a cell, if the cells end with this separator. */
function strayQuotes(lines: readonly string[], separator: string): number {
  const opens = new RegExp(`[^"${separator === '|' ? '\\|' : separator}]"[^"${separator === '|' ? '\\|' : separator}]`);
  const quoted = lines.filter((line) => line.includes('"'));
  return quoted.length === 0 ? 0 : quoted.filter((line) => opens.test(line.trim())).length / quoted.length;
}

/** The separator on which most rows agree; undefined for a list of one column. */
function separatorOf(text: string): string | undefined {
  const start = text.slice(0, LINES_LOOKED_AT);
  const lines = start.split('\n').filter((line) => line.trim() !== '');
  // numbers with a decimal comma are one column
  if (lines.filter((line) => DECIMAL.test(line)).length >= lines.length * 0.9) return undefined;
  const wellQuoted = SEPARATORS.filter((separator) => strayQuotes(lines, separator) < 0.5);
  const tried = (wellQuoted.length > 0 ? wellQuoted : SEPARATORS).map((separator) => ({
    separator,
    ...separatorAgreement(parseDelimited(start, separator)),
  }));
  const best = tried.reduce((a, b) => (b.rows > a.rows * 1.2 || (b.rows >= a.rows * 0.8 && b.cells > a.cells) ? b : a));
  // a comma in fewer than half of the lines belongs to the text
  return best.rows * 2 >= lines.length ? best.separator : undefined;
}

/** Rows by which the quotes of a file are recognised. */
const QUOTED_ROWS = 200;

/** How the first rows of a text quote their cells; undefined where none is in quotes. */
function quotingOf(text: string, separator: string): Quoting | undefined {
  const marks = new Set<string>();
  const rows = parseDelimited(text, separator, QUOTED_ROWS, (row, column) => marks.add(`${row} ${column}`));
  if (marks.size === 0) return undefined;
  const body = rows.length > 1 ? rows.slice(1) : rows;
  const offset = rows.length - body.length;
  const isQuoted = (line: number, column: number) => marks.has(`${line + offset} ${column}`);
  const width = body.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => {
    const filled = [...body.keys()].filter((line) => (body[line]?.[column] ?? '') !== '');
    return filled.length > 0 && filled.filter((line) => isQuoted(line, column)).length * 2 > filled.length;
  });
  const empty = body.some((row, line) => row.some((cell, column) => cell === '' && isQuoted(line, column)));
  return { columns: new Set(columns), header: (rows[0] ?? []).some((_, column) => marks.has(`0 ${column}`)), empty };
}

/** The rows of CSV, TSV or pasted text. */
export function readDelimited(text: string): Grid {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const normal = body.includes('\n') ? body : body.replaceAll('\r', '\n');
  const separator = separatorOf(normal);
  const cut = separator ?? '\u0000';
  const quoting = normal.includes('"') ? quotingOf(normal, cut) : undefined;
  return { sheet: null, separator: separator ?? null, rows: parseDelimited(normal, cut), headed: false, quoting };
}
