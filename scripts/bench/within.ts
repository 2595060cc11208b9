import { withinMilliseconds } from '../../shared/kit/src/section/withinMilliseconds.ts';

/** Rejects when a step has not settled in two minutes, or in the time given. The error names the step. */
export const within = <T>(what: string, step: Promise<T>, milliseconds = 120_000): Promise<T> =>
  withinMilliseconds(milliseconds, step, what);
