import { ENOUGH_ATTEMPTS, isClearlyWorse, SMALLEST_DIFFERENCE, type VersionOutcome } from './clearlyWorse.ts';

/**
 * Whether a staged version may be for all visitors: so many loads were good, and it does not clearly fail more often than the running one.
 * Where the running one has too few loads to compare with, less than one load in a hundred may have failed.
 */
export function isGoodEnough(staged: VersionOutcome, running: VersionOutcome, loads: number): boolean {
  if (staged.attempts - staged.failures < Math.max(loads, ENOUGH_ATTEMPTS)) return false;
  if (running.attempts >= ENOUGH_ATTEMPTS) return !isClearlyWorse(staged, running);
  return staged.failures / staged.attempts < SMALLEST_DIFFERENCE;
}
