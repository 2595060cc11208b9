import type { Livello } from '@territori/wire/v1/values';
import type { Reason } from './Reason.ts';

export type Relation = '1:1' | 'n:1' | '1:n' | 'n:m';

/** A unit of the day `from` beside one of the day `to`; null where it leads nowhere or comes from nowhere. */
export interface Correspondence {
  readonly livello: Livello;
  readonly from: number | null;
  readonly to: number | null;
  /** Null when one side is missing. */
  readonly relation: Relation | null;
  readonly reason: Reason | null;
}
