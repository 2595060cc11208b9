import type { Answer } from './ComparedPortal.ts';

type ComparedCells = Readonly<Record<string, string>>;

/** Rows and cells that are shown of one answer, and characters of a cell. */
const SHOWN_DIFFERENCES = { rows: 3, cells: 8, characters: 60 };

/** What differs between two answers, in lines for a reader: rows that went (-), came (+) or changed (~), and the columns that changed. */
export function differencesOf(before: Answer, after: Answer): { lines: string[]; columns: string[] } {
  const [left, right] = [rowsOf(before), rowsOf(after)];
  const [gone, come] = [rowsWithout(left, right), rowsWithout(right, left)];
  const lines = left.length === right.length ? [] : [`rows ${left.length} → ${right.length}`];
  const columns: string[] = [];
  for (const row of gone.slice(0, SHOWN_DIFFERENCES.rows)) {
    const twin = twinOf(row, come);
    const changed = twin ? [...new Set([...Object.keys(row), ...Object.keys(twin)])].filter((name) => row[name] !== twin[name]) : [];
    columns.push(...changed);
    lines.push(`${twin ? '~' : '-'} ${shownRow(row)}`);
    lines.push(...changed.slice(0, SHOWN_DIFFERENCES.cells).map((name) => `    ${name}: ${changeOfCell(row[name], twin?.[name])}`));
    if (twin) come.splice(come.indexOf(twin), 1);
  }
  // where more rows went than are shown, one that came may be a change of any of them
  if (gone.length <= SHOWN_DIFFERENCES.rows) lines.push(...come.slice(0, SHOWN_DIFFERENCES.rows).map((row) => `+ ${shownRow(row)}`));
  return { lines: lines.length > 0 ? lines : ['the same rows in another order or form'], columns };
}

/**
 * Status and headers as a row, then the rows of the text: the longest list of JSON and what is beside it, JSONL, CSV by its header, or
 * lines.
 */
function rowsOf({ head, text }: Answer): ComparedCells[] {
  const texts = text.split(/\r?\n/).filter(Boolean);
  const json = parsedAnswer(text) ?? (text.startsWith('{') ? texts.map(parsedAnswer) : undefined);
  if (typeof json === 'object' && json !== null) {
    const lists = Object.entries(Array.isArray(json) ? { '': json } : json).filter(([, value]) => isListOfObjects(value));
    const [name, rows] = lists.sort(([, a], [, b]) => b.length - a.length)[0] ?? ['', []];
    const beside = Array.isArray(json) ? {} : { ...json, [name]: undefined };
    return [head, flatCells(beside), ...rows.map((row: unknown) => flatCells(row))].filter((row) => Object.keys(row).length > 0);
  }
  const separator = [';', ',', '|', '\t'].find((each) => (texts[0]?.split(each).length ?? 0) > 2) ?? '\n';
  const header = texts[0]?.split(separator) ?? [];
  return [head, ...texts.map((line) => Object.fromEntries(line.split(separator).map((cell, place) => [header[place] ?? place, cell])))];
}

const isListOfObjects = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null);

function parsedAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value as cells; the name of a cell is the way to it. */
function flatCells(value: unknown, path = ''): Record<string, string> {
  if (typeof value !== 'object' || value === null) return value === undefined ? {} : { [path]: String(value) };
  return Object.assign({}, ...Object.entries(value).map(([name, each]) => flatCells(each, path ? `${path}.${name}` : name)));
}

/** The rows that the others lack; a row that stands twice must stand there twice. */
function rowsWithout(rows: readonly ComparedCells[], others: readonly ComparedCells[]): ComparedCells[] {
  const left = new Map<string, number>();
  for (const key of others.map((row) => JSON.stringify(row))) left.set(key, (left.get(key) ?? 0) + 1);
  return rows.filter((row) => {
    const key = JSON.stringify(row);
    left.set(key, (left.get(key) ?? 0) - 1);
    return (left.get(key) ?? 0) < 0;
  });
}

/** The row most like another; at least half of the cells are the same. */
function twinOf(row: ComparedCells, others: readonly ComparedCells[]): ComparedCells | undefined {
  const sameIn = (other: ComparedCells) => Object.keys(row).filter((name) => row[name] === other[name]).length;
  const [best] = others.map((other) => ({ other, same: sameIn(other) })).sort((a, b) => b.same - a.same);
  return best && 2 * best.same >= Object.keys(row).length ? best.other : undefined;
}

const cutCell = (text: string) => (text.length > SHOWN_DIFFERENCES.characters ? `${text.slice(0, SHOWN_DIFFERENCES.characters)}…` : text);

/** Both texts from a little before the place where they differ. */
function changeOfCell(before = '(none)', after = '(none)'): string {
  let place = 0;
  while (place < before.length && before[place] === after[place]) place += 1;
  const from = Math.max(0, place - SHOWN_DIFFERENCES.characters / 2);
  return [before, after].map((text) => cutCell(`${from > 0 ? '…' : ''}${text.slice(from)}`)).join(' → ');
}

const shownRow = (row: ComparedCells) =>
  Object.values(row)
    .filter((cell) => cell !== '' && cell !== 'null')
    .slice(0, SHOWN_DIFFERENCES.cells)
    .map(cutCell)
    .join(' | ');
