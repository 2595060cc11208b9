import type { Kind } from './Kind.ts';
import type { Values } from './Values.ts';

/** A column read as one kind, and how well that fits. */
export interface Candidate {
  readonly kind: Kind;
  /** Place of the column; of the column of numbers where the code stands in two. */
  readonly column: number;
  /** Column of provinces with which the code or the name is put together, null for none. */
  readonly province: number | null;
  readonly values: Values;
  readonly distinct: number;
  /** Distinct values that the history knows, at any time. */
  readonly known: number;
  readonly share: number;
  /** Of names read with a place beside them: the texts whose place is known and has no municipality of that name. */
  readonly elsewhere: ReadonlySet<string>;
  /** The texts that only a learnt key beside the name tells apart. */
  readonly learnt: ReadonlySet<string>;
  /** The texts of which the visitor decided what they mean. */
  readonly decided: ReadonlySet<string>;
}
