import type { Table } from '../read/Table.ts';
import type { Candidate } from './Candidate.ts';
import { levelOf } from './candidates.ts';
import { digits } from './digits.ts';
import type { Kind } from './Kind.ts';
import type { NamedValues } from './names.ts';
import { sampledLines } from './sampledLines.ts';
import { GOOD_THRESHOLD, POOR_THRESHOLD } from './thresholds.ts';
import { usedValues } from './Values.ts';

/** A header that calls its numbers codes of municipalities. */
const CODES = /(^|[^a-z])(com|istat|lau|municip|pro_?com)|^cod(ice|e)?\.?$/i;
/** Kinds that say of a number beside them in which province a municipality is. */
const PLACES: ReadonlySet<Kind> = new Set(['sigla', 'nome_provincia']);

/** Numbers without a leading zero: postcodes, numbers of customers and other figures are often codes of municipalities as well. */
const areFigures = ({ values }: Candidate): boolean =>
  usedValues(values).every((place) => /^[1-9]\d{3,5}$/.test(digits(values.texts[place] as string)));

/** True when a column that is not read has as many different texts as the list has provinces: the list may be about them. */
function hasUnreadTexts(chosen: Candidate, table: Table, candidates: readonly Candidate[]): boolean {
  const lines = sampledLines(table);
  return table.header.some((_, column) => {
    if (column === chosen.column || candidates.some((other) => other.column === column && other.share >= GOOD_THRESHOLD)) return false;
    const texts = new Set(
      lines.map((line) => ((table.rows[line] as readonly string[])[column] ?? '').trim()).filter((cell) => /\p{L}{3}/u.test(cell)),
    );
    return texts.size >= chosen.distinct;
  });
}

/**
 * Whether the list itself says that the chosen values are what they look like, so that their time can be certain: numbers need a zero in
 * front, a header, names or provinces that say so; provinces need to be all that the list names.
 */
export function isSupported(chosen: Candidate, table: Table, candidates: readonly Candidate[], names: NamedValues | null): boolean {
  if (levelOf(chosen) === 'uts') return !hasUnreadTexts(chosen, table, candidates);
  if (chosen.kind !== 'comune' || !areFigures(chosen)) return true;
  if (names !== null && names.agreement >= POOR_THRESHOLD) return true;
  if (table.hasHeader && CODES.test(table.header[chosen.column] ?? '')) return true;
  return candidates.some(({ kind, column, share }) => PLACES.has(kind) && column !== chosen.column && share >= GOOD_THRESHOLD);
}
