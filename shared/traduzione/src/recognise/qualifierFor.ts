import type { Table } from '../read/Table.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Candidate } from './Candidate.ts';
import { levelOf } from './candidates.ts';
import { isPlausible } from './isPlausible.ts';
import type { Kind } from './Kind.ts';
import { Places } from './Places.ts';
import { sampledLines } from './sampledLines.ts';
import { POOR_THRESHOLD } from './thresholds.ts';

const NUMBERS: ReadonlySet<Kind> = new Set(['provincia', 'uts', 'regione']);

/** True when most of the municipalities are in the places beside them: a dialling prefix looks like a code of a province. */
export function qualifies(index: HistoryIndex, table: Table, { values }: Pick<Candidate, 'values'>, { kind, column }: Candidate): boolean {
  const places = new Places(index);
  let [known, inside] = [0, 0];
  for (const line of sampledLines(table)) {
    const versions = values.versions[values.ofRow[line] as number] ?? [];
    const there = versions.length === 0 ? null : places.inside(versions, kind, table.rows[line]?.[column] as string);
    if (there === null) continue;
    known += 1;
    if (there.length > 0) inside += 1;
  }
  return inside >= known * POOR_THRESHOLD;
}

/** The column that distinguishes municipalities of the same name: provinces rather than regions, names and plates rather than numbers. */
export function qualifierFor(index: HistoryIndex, table: Table, candidates: readonly Candidate[], names: Candidate): Candidate | null {
  const columns = candidates.filter((other) => levelOf(other) !== 'comune' && other.share >= 0.8 && other.column !== names.column);
  const rank = (kind: Kind) => (['nome_provincia', 'sigla', 'provincia', 'uts', 'nuts', 'nome_regione', 'regione'] as Kind[]).indexOf(kind);
  const fitting = columns.filter(
    (candidate) =>
      rank(candidate.kind) !== -1 &&
      isPlausible(candidate, table, candidates) &&
      // numbers that are codes of municipalities as well are no provinces
      (!NUMBERS.has(candidate.kind) || columns.every((other) => other.column !== candidate.column || other.kind !== 'comune')),
  );
  return fitting.sort((a, b) => rank(a.kind) - rank(b.kind)).find((candidate) => qualifies(index, table, names, candidate)) ?? null;
}
