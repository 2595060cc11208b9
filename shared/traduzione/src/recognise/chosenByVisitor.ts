import type { Table } from '../read/Table.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { bestCandidate, orderOfKinds } from './bestCandidate.ts';
import type { Candidate } from './Candidate.ts';
import type { Choice } from './Choice.ts';
import { candidateOf, codeInTwoColumns, levelOf } from './candidates.ts';
import type { Kind } from './Kind.ts';
import { KINDS } from './kinds.ts';
import { placedNames } from './placedNames.ts';
import { qualifierFor } from './qualifierFor.ts';
import { GOOD_THRESHOLD, POOR_THRESHOLD } from './thresholds.ts';
import { valuesOf } from './Values.ts';

/** Reads a column that the visitor named as the kind that fits it best. */
export function chosenByVisitor(
  index: HistoryIndex,
  table: Table,
  { column, province, level }: Choice,
  candidates: readonly Candidate[],
): Candidate | undefined {
  if (column === undefined) return undefined;
  const every = candidates.filter((candidate) => candidate.column === column);
  const ofLevel = every.filter((candidate) => levelOf(candidate) === level);
  const own = ofLevel.length > 0 ? ofLevel : every;
  const beside =
    province === undefined
      ? undefined
      : bestCandidate(candidates.filter((other) => other.column === province && levelOf(other) !== 'comune'));
  const together = province === undefined ? undefined : codeInTwoColumns(index, table, province, column);
  if (together && together.share >= POOR_THRESHOLD) return together;
  const best = own.sort(
    (a, b) => Number(b.share >= GOOD_THRESHOLD) - Number(a.share >= GOOD_THRESHOLD) || b.known - a.known || orderOfKinds(a, b),
  )[0];
  if (best?.kind === 'nome') return placedNames(index, table, best, beside ?? qualifierFor(index, table, candidates, best), province);
  if (best) return best;
  // no value of the column is known: it is read as codes if a cell has the form of one, else as names; every row is then unknown
  const values = (kind: Kind) => valuesOf(index, kind, table, (row) => row[column] as string);
  const kind: Kind = table.rows.some((row) => KINDS.comune.normalise(row[column] as string) !== '') ? 'comune' : 'nome';
  return candidateOf(kind, column, null, values(kind));
}
