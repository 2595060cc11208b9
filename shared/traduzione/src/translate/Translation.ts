import type { DayNumber } from '../storia/dayNumber.ts';
import type { Outcome, OutcomeKind } from './Outcome.ts';

/** A list translated to a day. */
export interface Translation {
  /** The day to which it was translated: the last or first one of the history when one outside was asked for. */
  readonly day: DayNumber;
  /** True when a day after the edition's was asked for. */
  readonly beyondEdition: boolean;
  /** True when the day asked or the day of the values is before the history: its first day stands for it. */
  readonly beforeHistory: boolean;
  /** The outcome of each row, in their order. */
  readonly outcomes: readonly Outcome[];
  readonly counts: Readonly<Partial<Record<OutcomeKind, number>>>;
  /** The units of the day of the list whose territory a unit of the day asked holds; null where each value has its own day. */
  readonly sourcesOf: (unit: number) => ReadonlySet<number> | null;
}
