import type { Table } from '../read/Table.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Candidate } from './Candidate.ts';
import { isNothing } from './isNothing.ts';
import { sampledLines } from './sampledLines.ts';
import { BLANK } from './Values.ts';

/** A column whose keys were learnt, such as 4 for Torino. */
export interface LearntKeys {
  readonly column: number;
  /** Those of some versions of municipalities for which a key can stand; null where nothing was learnt of it or of one of them. */
  readonly inside: (rows: readonly number[], key: string) => readonly number[] | null;
}

/** Names of one municipality alone from which keys are learnt, and how many of them one key or one province needs. */
const SETTLED = 8;
const SUPPORT = 3;
/** Share of the names that follow a rule. */
const RULE = 0.98;
/** A key stands in several rows: a column with more different cells than this share of its rows has none. */
const REPEATED = 0.5;

/** What a term may mean, each with its names; a name may count for several. */
interface Meanings {
  names: number;
  readonly counts: Map<string, number>;
}

function gathered(pairs: Iterable<readonly [term: string, meanings: Iterable<string>]>): ReadonlyMap<string, Meanings> {
  const terms = new Map<string, Meanings>();
  for (const [term, meanings] of pairs) {
    const known = terms.get(term) ?? { names: 0, counts: new Map<string, number>() };
    known.names += 1;
    for (const meaning of meanings) known.counts.set(meaning, (known.counts.get(meaning) ?? 0) + 1);
    terms.set(term, known);
  }
  return terms;
}

/** For each term with enough names what nearly all of them mean; null unless nearly all terms mean something, and not all the same. */
function ruleOf(terms: ReadonlyMap<string, Meanings>): ReadonlyMap<string, ReadonlySet<string>> | null {
  const rule = new Map<string, ReadonlySet<string>>();
  let [followed, supported, all] = [0, 0, 0];
  for (const [term, { names, counts }] of terms) {
    all += names;
    if (names < SUPPORT) continue;
    supported += names;
    followed += Math.max(0, ...counts.values());
    const meanings = new Set([...counts].flatMap(([meaning, count]) => (count >= names * RULE ? [meaning] : [])));
    if (meanings.size > 0) rule.set(term, meanings);
  }
  if (supported < Math.max(SETTLED, all / 2) || followed < supported * RULE) return null;
  const [first, ...others] = rule.values();
  return first && others.some((meanings) => ![...meanings].some((meaning) => first.has(meaning))) ? rule : null;
}

/** The key of each settled name in a column; null unless nearly every name stands beside one key. */
function keysOf(
  table: Table,
  { values }: Candidate,
  settled: readonly (number | undefined)[],
  column: number,
): readonly (string | undefined)[] | null {
  const keys: (string | undefined)[] = [];
  const torn = new Set<number>();
  let named = 0;
  for (const [line, row] of table.rows.entries()) {
    const place = values.ofRow[line] ?? BLANK;
    if (place === BLANK || settled[place] === undefined) continue;
    const key = (row[column] as string).trim();
    if (keys[place] === undefined) {
      keys[place] = key;
      named += 1;
    } else if (keys[place] !== key) torn.add(place);
  }
  if (torn.size > named * (1 - RULE)) return null;
  for (const place of torn) keys[place] = undefined;
  return keys;
}

/**
 * Learns what the keys of a column stand for from names that only one municipality ever bore: "4" for Torino, because all others beside a 4
 * are or were there; or a constituency, because each province is in one alone. Null where no column has such keys or no name needs them.
 * @param names names that are read without a place beside them
 * @param only the column, where the visitor named it
 */
export function learntKeys(index: HistoryIndex, table: Table, names: Candidate, only?: number): LearntKeys | null {
  const { comune } = index;
  const known = new Map<number, readonly string[]>();
  /** The provinces in which a unit was, the last one last. */
  const provincesOf = (unit: number): readonly string[] => {
    const provinces = known.get(unit) ?? [...new Set(comune.ofUnit(unit).map(({ parent }) => String(parent)))];
    known.set(unit, provinces);
    return provinces;
  };
  const unitOf = (row: number) => comune.version(row).unit;
  /** By the place of a name: its unit where only one ever bore it. */
  const settled = names.values.versions.map((rows) => {
    const [unit, ...others] = new Set(rows.map(unitOf));
    return others.length === 0 ? unit : undefined;
  });
  if (names.values.versions.every((rows, place) => rows.length === 0 || settled[place] !== undefined)) return null;
  const lines = sampledLines(table);
  const mayHoldKeys = (column: number) => {
    const cells = lines.map((line) => (table.rows[line] as readonly string[])[column] as string).filter((cell) => !isNothing(cell, 'nome'));
    const distinct = new Set(cells).size;
    return column !== names.column && distinct > 1 && distinct <= cells.length * REPEATED;
  };
  const columns = only === undefined ? [...table.header.keys()].filter(mayHoldKeys) : [only];
  const learnt = columns.flatMap((column): (LearntKeys & { readonly fine: boolean })[] => {
    const keys = keysOf(table, names, settled, column);
    if (!keys) return [];
    const pairs = settled.flatMap((unit, place): (readonly [string, number])[] => {
      const key = keys[place];
      return unit === undefined || key === undefined || isNothing(key, 'nome') ? [] : [[key, unit]];
    });
    const provincesOfKey = ruleOf(gathered(pairs.map(([key, unit]) => [key, provincesOf(unit)])));
    if (provincesOfKey) {
      const inside = (rows: readonly number[], key: string) => {
        const provinces = provincesOfKey.get(key.trim());
        const there = rows.filter((row) => provincesOf(unitOf(row)).some((province) => provinces?.has(province)));
        return there.length > 0 ? there : null;
      };
      return [{ column, inside, fine: true }];
    }
    const lastOf = (unit: number) => provincesOf(unit).at(-1) ?? '';
    const keysOfProvince = ruleOf(gathered(pairs.map(([key, unit]) => [lastOf(unit), [key]])));
    if (!keysOfProvince) return [];
    const inside = (rows: readonly number[], key: string) => {
      const ofRow = (row: number) => keysOfProvince.get(lastOf(unitOf(row)));
      const there = rows.filter((row) => ofRow(row)?.has(key.trim()));
      // a municipality of a province of which nothing was learnt may be the one
      return there.length > 0 && rows.every((row) => ofRow(row) !== undefined) ? there : null;
    };
    return [{ column, inside, fine: false }];
  });
  return learnt.find(({ fine }) => fine) ?? learnt[0] ?? null;
}
