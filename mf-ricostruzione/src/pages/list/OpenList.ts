import type { ListWorker } from '../../worker/ListWorker.ts';
import type { ListSource } from '../../worker/listMessages.ts';

/** A list that the worker holds. */
export interface OpenList {
  /** Differs for every list that is opened. */
  readonly id: number;
  readonly name: string;
  readonly source: ListSource;
  readonly ask: ListWorker['ask'];
}
