import type { Table } from '../read/Table.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Level } from '../storia/Storia.ts';
import type { Candidate } from './Candidate.ts';
import { digits } from './digits.ts';
import { isNothing } from './isNothing.ts';
import type { Kind } from './Kind.ts';
import { KINDS } from './kinds.ts';
import type { LearntKeys } from './learntKeys.ts';
import { Places } from './Places.ts';
import { sampledLines } from './sampledLines.ts';
import { BESIDE, usedValues, type Values, valuesOf } from './Values.ts';
import { versionsOf } from './versionsOf.ts';

export const levelOf = ({ kind }: Candidate): Level => KINDS[kind].level;

/** Share of known values in the sample below which a kind is given up. */
const WORTH_A_LOOK = 0.45;

const NUMBERS: readonly Kind[] = ['comune', 'provincia', 'uts', 'regione'];
const WORDS: readonly Kind[] = ['catastale', 'nome', 'sigla', 'nome_provincia', 'nuts', 'nome_regione', 'nuts_regione'];

const YEARS = /^(anno|year|periodo|data)\b|_?anno$/i;

const sampledRows = (table: Table) => sampledLines(table).map((line) => table.rows[line] as readonly string[]);

const NOWHERE: ReadonlySet<string> = new Set();

export function candidateOf(
  kind: Kind,
  column: number,
  province: number | null,
  values: Values,
  elsewhere: ReadonlySet<string> = NOWHERE,
): Candidate {
  const used = usedValues(values);
  const known = used.filter((place) => (values.versions[place] as readonly number[]).length > 0).length;
  return {
    kind,
    column,
    province,
    values,
    distinct: used.length,
    known,
    share: used.length === 0 ? 0 : known / used.length,
    elsewhere,
    learnt: NOWHERE,
    decided: NOWHERE,
  };
}

/** Every column with every kind that enough of its values could be. */
export function candidatesOf(index: HistoryIndex, table: Table): Candidate[] {
  const sample = sampledRows(table);
  return table.header.flatMap((name, column) => {
    const cells = [...new Set(sample.map((row) => row[column] as string))];
    const kinds = cells.some((cell) => /\p{L}/u.test(cell)) ? [...WORDS, ...NUMBERS] : NUMBERS;
    return kinds.flatMap((kind): Candidate[] => {
      const values = cells.filter((cell) => !isNothing(cell, kind));
      const known = values.filter((cell) => versionsOf(index, kind, cell).length > 0).length;
      if (known === 0 || known < values.length * WORTH_A_LOOK) return [];
      // years look like codes without zeros
      if (kind === 'comune' && YEARS.test(name.trim()) && values.every((cell) => /^(18|19|20)\d\d$/.test(cell.trim()))) return [];
      return [
        candidateOf(
          kind,
          column,
          null,
          valuesOf(index, kind, table, (row) => row[column] as string),
        ),
      ];
    });
  });
}

const HALVES = /^\d{1,3}$/;
const half = (row: readonly string[], column: number) => digits(row[column] as string);

/** True for a column of numbers without zeros that grow by one from row to row: it counts the rows. */
export function countsRows({ rows }: Table, column: number): boolean {
  const numbers = rows.map((row) => (row[column] as string).trim()).filter((cell) => cell !== '');
  return numbers.length > 2 && numbers.every((cell, line) => /^[1-9]\d*$/.test(cell) && Number(cell) === Number(numbers[0]) + line);
}

/** True for numbers beside provinces that each stand in one row, or that go on counting from one province to the next. */
function areFigures(table: Table, province: number, column: number): boolean {
  const provinces = table.rows.map((row) => half(row, province)).filter((cell) => cell !== '');
  const distinct = new Set(provinces).size;
  return provinces.length > 2 && distinct > 1 && (distinct === provinces.length || countsRows(table, column));
}

/** Columns of numbers beside a column of provinces that make a municipality's code together. */
export function codesInTwoColumns(index: HistoryIndex, table: Table, provinces: readonly Candidate[]): Candidate[] {
  const sample = sampledRows(table);
  const numbers = table.header.flatMap((_, column) => {
    const cells = sample.map((row) => half(row, column)).filter((cell) => cell !== '');
    return cells.length > 0 && cells.filter((cell) => HALVES.test(cell)).length >= cells.length * 0.9 ? [column] : [];
  });
  return provinces
    .filter(({ kind, column }) => (kind === 'provincia' || kind === 'uts') && numbers.includes(column))
    .flatMap(({ column: province }) =>
      numbers
        .filter((column) => column !== province && !areFigures(table, province, column))
        .map((column) => codeInTwoColumns(index, table, province, column)),
    )
    .filter(({ share, known }) => share >= WORTH_A_LOOK && known > 0);
}

/** The province in the code of a municipality, also where it is given by its UTS code: 201 is 001. */
function firstHalf(index: HistoryIndex, province: string): string {
  const code = province.padStart(3, '0');
  const [ofUts] = index.uts.byCode.has(code) ? [] : (index.uts.byUtsCode.get(code) ?? []);
  return ofUts === undefined ? code : index.uts.version(ofUts).code;
}

/** The code that a column of provinces and a column of numbers make together. */
export function codeInTwoColumns(index: HistoryIndex, table: Table, province: number, column: number): Candidate {
  const values = valuesOf(index, 'progressivo', table, (row) => {
    const [first, second] = [half(row, province), half(row, column)];
    if (first === '' || second === '') return '';
    return HALVES.test(first) && HALVES.test(second) ? firstHalf(index, first) + second.padStart(3, '0') : `${first} ${second}`;
  });
  return candidateOf('progressivo', column, province, values);
}

/**
 * Names read together with the province, plate or region of another column, which tells municipalities of one name apart. A name that no
 * municipality in that province bears counts with all municipalities that bear it elsewhere, because the column may be of another time, and
 * is among those found `elsewhere`.
 * @param keys what was learnt of the keys of another column, where no column has provinces
 */
export function namesWithProvinces(
  index: HistoryIndex,
  table: Table,
  column: number,
  beside: Candidate | null,
  keys: LearntKeys | null = null,
): Candidate {
  const places = new Places(index);
  const elsewhere = new Set<string>();
  const learnt = new Set<string>();
  const isOne = (rows: readonly number[]) =>
    rows.every((row) => index.comune.version(row).unit === index.comune.version(rows[0] ?? -1).unit);
  const match = (text: string): readonly number[] => {
    const [name = '', province = ''] = text.split(BESIDE);
    const rows = versionsOf(index, 'nome', name);
    if (keys) {
      const there = isOne(rows) ? null : keys.inside(rows, province);
      if (there === null || there.length === rows.length) return rows;
      learnt.add(text);
      return there;
    }
    const inside = beside && province !== '' && rows.length > 0 ? places.inside(rows, beside.kind, province) : null;
    if (inside === null) return rows;
    if (inside.length > 0) return inside;
    elsewhere.add(text);
    return rows;
  };
  const place = beside?.column ?? keys?.column;
  const cellOf =
    place === undefined
      ? (row: readonly string[]) => row[column] as string
      : (row: readonly string[]) => (isNothing(row[column] as string, 'nome') ? '' : `${row[column]}${BESIDE}${row[place]}`);
  return { ...candidateOf('nome', column, place ?? null, valuesOf(index, 'nome', table, cellOf, match), elsewhere), learnt };
}
