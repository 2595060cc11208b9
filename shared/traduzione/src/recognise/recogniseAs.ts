import type { Table } from '../read/Table.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import { bestCandidate } from './bestCandidate.ts';
import { candidateOf, levelOf, namesWithProvinces } from './candidates.ts';
import type { Decision } from './Decision.ts';
import { decideValues } from './decideValues.ts';
import { epochOfCandidate } from './epochOfCandidate.ts';
import type { Kind } from './Kind.ts';
import { learntKeys } from './learntKeys.ts';
import { qualifies } from './qualifierFor.ts';
import type { Recognition } from './Recognition.ts';
import { valuesOf } from './Values.ts';

/** The kinds among which the values of a column without a known kind of province decide. */
export interface KnownKind {
  /** Of several kinds the one with the most values found in the history is used; among equals the first. */
  readonly kinds: readonly [Kind, ...Kind[]];
  readonly column: number;
  /** A column of provinces that tells municipalities of one name apart. */
  readonly province?: number | undefined;
  readonly decisions?: readonly Decision[] | undefined;
}

/** Reads a column whose kind a program states: only the time of its values is left to recognise. */
export function recogniseAs(index: HistoryIndex, table: Table, { kinds, column, province, decisions = [] }: KnownKind): Recognition {
  const [only] = kinds;
  const read = (kind: Kind, place: number) =>
    candidateOf(
      kind,
      place,
      null,
      valuesOf(index, kind, table, (row) => row[place] as string),
    );
  const beside =
    province === undefined
      ? undefined
      : bestCandidate((['sigla', 'nome_provincia', 'provincia', 'uts'] as const).map((kind) => read(kind, province)));
  const names = () => {
    const alone = read('nome', column);
    const isPlace = beside !== undefined && beside.known > 0;
    const keys = isPlace && qualifies(index, table, alone, beside) ? null : learntKeys(index, table, alone, province);
    return namesWithProvinces(index, table, column, keys || !isPlace ? null : beside, keys);
  };
  const undecided =
    only === 'nome' ? names() : kinds.map((kind) => read(kind, column)).reduce((best, other) => (other.known > best.known ? other : best));
  const { candidate: chosen, applied } = decideValues(index, undecided, decisions);
  return { level: levelOf(chosen), chosen, epoch: epochOfCandidate(index, chosen, null), names: null, others: [], levels: null, applied };
}
