import type { Table } from '../read/Table.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Candidate } from './Candidate.ts';
import { namesWithProvinces } from './candidates.ts';
import { learntKeys } from './learntKeys.ts';

/**
 * Names with what tells homonyms apart: the column of provinces, else one of keys that are learnt from the other names.
 * @param keys the column that the visitor named as that of provinces
 */
export function placedNames(index: HistoryIndex, table: Table, names: Candidate, beside: Candidate | null, keys?: number): Candidate {
  return namesWithProvinces(index, table, names.column, beside, beside ? null : learntKeys(index, table, names, keys));
}
