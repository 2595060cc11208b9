import { withinMilliseconds } from '../../shared/kit/src/section/withinMilliseconds.ts';

/** Milliseconds that one step of a benchmark may take; a busy machine is waited for, a browser that hangs is not. */
export const STEP_LIMIT_MS = 120_000;

/** Rejects, naming the step, when it has not settled in time. */
export const within = <T>(what: string, step: Promise<T>, milliseconds = STEP_LIMIT_MS): Promise<T> =>
  withinMilliseconds(milliseconds, step, what);
