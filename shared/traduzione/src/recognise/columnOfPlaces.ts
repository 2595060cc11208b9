import type { Table } from '../read/Table.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Candidate } from './Candidate.ts';
import { isNothing } from './isNothing.ts';
import type { Kind } from './Kind.ts';
import type { NamedValues } from './names.ts';
import { Places } from './Places.ts';
import { qualifies } from './qualifierFor.ts';
import { GOOD_THRESHOLD } from './thresholds.ts';
import { BLANK } from './Values.ts';

const PLACES: readonly Kind[] = ['sigla', 'nome_provincia'];

/** The distinct pairs of a code and the plate or province beside it: they say when the unit with that code was in that province. */
export function columnOfPlaces(
  index: HistoryIndex,
  table: Table,
  { values, column: own }: Candidate,
  candidates: readonly Candidate[],
): NamedValues | null {
  const beside = PLACES.map((kind) =>
    candidates.find((other) => other.kind === kind && other.share >= GOOD_THRESHOLD && other.column !== own),
  );
  const found = beside.find((other) => other !== undefined && qualifies(index, table, { values }, other));
  if (!found) return null;
  const places = new Places(index);
  const pairs = new Map<string, readonly number[]>();
  for (const [line, row] of table.rows.entries()) {
    const place = values.ofRow[line] ?? BLANK;
    const cell = row[found.column] as string;
    const versions = place === BLANK ? [] : (values.versions[place] as readonly number[]);
    if (versions.length === 0 || isNothing(cell, found.kind) || pairs.has(`${place} ${cell}`)) continue;
    const inside = places.inside(versions, found.kind, cell);
    if (inside !== null) pairs.set(`${place} ${cell}`, inside);
  }
  const agreeing = [...pairs.values()].filter((versions) => versions.length > 0).length;
  return { column: found.column, pairs: [...pairs.values()], agreement: pairs.size === 0 ? 0 : agreeing / pairs.size };
}
