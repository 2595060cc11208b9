import type { State } from '@territori/edition/EditionModel';
import type { CallContext } from '../calls/Call.ts';

/** What the parts of a unit's page are written from. */
export interface DocumentFacts extends Pick<CallContext, 'language' | 'model'> {
  readonly id: number;
  readonly states: readonly State[];
  readonly last: State;
}
