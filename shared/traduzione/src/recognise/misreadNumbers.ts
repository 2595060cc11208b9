import type { Table } from '../read/Table.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Candidate } from './Candidate.ts';
import { levelOf } from './candidates.ts';
import type { Kind } from './Kind.ts';
import { KINDS } from './kinds.ts';
import { isNameOf } from './names.ts';
import { Places } from './Places.ts';
import { sampledLines } from './sampledLines.ts';
import { usedValues } from './Values.ts';
import { versionsOf } from './versionsOf.ts';

/** Numbers up to 22 beside as many regions are codes of regions. */
export function isCodeOfRegions(
  { kind, values, distinct }: Candidate,
  candidates: readonly Candidate[],
  table: Table,
  column: number,
): boolean {
  if (kind !== 'provincia' && kind !== 'uts') return false;
  const numbers = usedValues(values).map((place) => values.texts[place] as string);
  if (numbers.some((text) => text.trim().length > 2 || Number(text) > 22)) return false;
  const regions = candidates.filter((other) => levelOf(other) === 'regione' && other.share >= 0.8 && other.column !== column);
  if (regions.some((other) => Math.abs(other.distinct - distinct) <= 2)) return true;
  return /reg/i.test(table.header[column] ?? '') || (distinct >= 15 && !/prov|uts/i.test(table.header[column] ?? ''));
}

/** Share of known words from which a column is one of names or plates, of which some may be misspelled. */
const WORDS = 0.75;

/** Share of the names or places beside codes below which the numbers are not taken for codes. */
const STRANGERS = 0.1;

/** The same share where the header does not call the numbers codes: 1, 2 and 5 beside three provinces may fit one of them by chance. */
const MOSTLY_STRANGERS = 0.5;
const CALLED_CODES = /cod|istat|prov|uts|pro\b|pv|sigla/i;

/** What may stand beside numbers and show that they are not codes, by the kind of code that they resemble. */
const BESIDE: Partial<Readonly<Record<Kind, readonly Kind[]>>> = {
  comune: ['nome', 'nome_provincia', 'sigla'],
  progressivo: ['nome', 'nome_provincia', 'sigla'],
  provincia: ['nome_provincia', 'sigla'],
  uts: ['nome_provincia', 'sigla'],
};

/**
 * True for numbers without a leading zero beside names, plates or provinces that are not theirs: `1001`, `1002` … count the rows of a list
 * and are codes of municipalities as well, a rank from 1 to 107 looks like the codes of the provinces, and two columns of figures may look
 * like a province and a number in it.
 */
export function contradictsNames(index: HistoryIndex, table: Table, candidate: Candidate, candidates: readonly Candidate[]): boolean {
  const { kind, column, province, values } = candidate;
  const beside = BESIDE[kind];
  if (!beside) return false;
  if (kind !== 'progressivo' && usedValues(values).some((place) => /^0\d/.test((values.texts[place] as string).trim()))) return false;
  const { version } = index.level(levelOf(candidate));
  const columns = candidates.filter(
    (other) => beside.includes(other.kind) && other.share >= WORDS && other.column !== column && other.column !== province,
  );
  const places = new Places(index);
  /** Whether a cell names the units beside it; null where it is not known. */
  const belongs = (versions: readonly number[], words: Kind, cell: string): boolean | null => {
    if (KINDS[words].level !== KINDS[kind].level) {
      const inside = places.inside(versions, words, cell);
      return inside && inside.length > 0;
    }
    const named = versionsOf(index, words, cell);
    if (named.length === 0) return null;
    return versions.some((each) => (words === 'sigla' ? named.includes(each) : isNameOf(levelOf(candidate), version(each), cell)));
  };
  const lines = sampledLines(table);
  const isCalledCodes = levelOf(candidate) !== 'uts' || (table.hasHeader && CALLED_CODES.test(table.header[column] ?? ''));
  const least = isCalledCodes ? STRANGERS : MOSTLY_STRANGERS;
  const agrees = (words: Candidate) => {
    const found = lines.flatMap((row) => {
      const versions = values.versions[values.ofRow[row] as number];
      return versions === undefined ? [] : (belongs(versions, words.kind, table.rows[row]?.[words.column] as string) ?? []);
    });
    return found.length < 2 || found.filter(Boolean).length >= found.length * least;
  };
  // names say more than the provinces beside them, in which a few figures may be by chance; names of provinces are names of towns as well
  const areOfLevel = (words: Candidate) => levelOf(words) === levelOf(candidate);
  const above = new Set(columns.filter((words) => !areOfLevel(words)).map((words) => words.column));
  const own = columns.filter((words) => areOfLevel(words) && !above.has(words.column));
  const deciding = own.length > 0 ? own : columns.filter((words) => !areOfLevel(words));
  return deciding.length > 0 && !deciding.some(agrees);
}
