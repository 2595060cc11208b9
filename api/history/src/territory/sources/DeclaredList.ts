import type { Dated } from './Dated.ts';
import type { DeclaredChange } from './DeclaredChange.ts';

/**
 * A list of declared changes. `ended` holds the municipalities that ended and were not founded again (report 128),
 * `ends` every end of a period (report 98), `changes` everything that happened to municipalities since 1991 (report
 * 129).
 */
export interface DeclaredList extends Dated<DeclaredChange> {
  of: 'ended' | 'ends' | 'changes';
  file: string;
}
