import type { Table } from '../read/Table.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Candidate } from './Candidate.ts';
import { levelOf } from './candidates.ts';
import type { Kind } from './Kind.ts';
import { type NamedValues, namesBeside } from './names.ts';
import { qualifies } from './qualifierFor.ts';
import { POOR_THRESHOLD } from './thresholds.ts';

const PLACES: ReadonlySet<Kind> = new Set(['nome_provincia', 'nome_regione']);

/**
 * The name column that agrees best with the codes, however well it does. A column with few names beside many codes, or with the provinces
 * or regions in which the municipalities are, is another one, although many municipalities bear the name of a province.
 */
export function columnOfNames(index: HistoryIndex, table: Table, chosen: Candidate, candidates: readonly Candidate[]): NamedValues | null {
  const level = levelOf(chosen);
  const kind: Kind = level === 'comune' ? 'nome' : 'nome_provincia';
  const placed = level === 'comune' ? candidates.filter((other) => PLACES.has(other.kind) && other.share >= POOR_THRESHOLD) : [];
  const arePlaces = (column: number) => placed.some((other) => other.column === column && qualifies(index, table, chosen, other));
  const columns = candidates.filter(
    (other) =>
      other.kind === kind &&
      other.share >= POOR_THRESHOLD &&
      other.distinct * 2 >= chosen.distinct &&
      other.column !== chosen.column &&
      !arePlaces(other.column),
  );
  const read = columns.map(({ column }) => namesBeside(index, level, table, chosen.values, column));
  return read.sort((a, b) => b.agreement - a.agreement)[0] ?? null;
}
