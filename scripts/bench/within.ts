import { withinMilliseconds } from '../../shared/kit/src/section/withinMilliseconds.ts';

/** Milliseconds that one step of a benchmark may take: enough for a busy machine, and an end for a browser that hangs. */
export const STEP_LIMIT_MS = 120_000;

/** Rejects when the step has not settled in time; the error names the step. */
export const within = <T>(what: string, step: Promise<T>, milliseconds = STEP_LIMIT_MS): Promise<T> =>
  withinMilliseconds(milliseconds, step, what);
