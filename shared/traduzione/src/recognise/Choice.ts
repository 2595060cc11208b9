import type { Level } from '../storia/Storia.ts';
import type { Decision } from './Decision.ts';

/** What the visitor decides in place of the recognition. Columns are places from 0. */
export interface Choice {
  readonly column?: number | undefined;
  readonly province?: number | undefined;
  readonly level?: Level | undefined;
  readonly decisions?: readonly Decision[] | undefined;
}
