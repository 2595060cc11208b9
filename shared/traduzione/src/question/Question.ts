import type { Example, LevelQuestion } from '../recognise/level.ts';
import type { Level } from '../storia/Storia.ts';

export type { Example, LevelQuestion };

/** The list is of one of several times, at which some of its values mean different units. */
export interface DayQuestion {
  readonly kind: 'data';
  /** The level of the units that the values mean. */
  readonly level: Level;
  /** Distinct values that depend on the answer. */
  readonly values: number;
  /** Some of them, as the list has them. */
  readonly examples: readonly string[];
  /** The newest first. */
  readonly answers: readonly DayAnswer[];
}

export interface DayAnswer {
  /** YYYY-MM-DD, the day to choose: the first of the newest time that gives this answer. */
  readonly from: string;
  /** YYYY-MM-DD of the first day out of that time, null when it is open. */
  readonly to: string | null;
  readonly examples: readonly Example[];
}

/** What only the visitor knows of a list. One question is asked at a time. */
export type Question = DayQuestion | LevelQuestion;
