import { ENOUGH_ATTEMPTS, isClearlyWorse, SMALLEST_DIFFERENCE, type VersionOutcome } from './clearlyWorse.ts';

/**
 * Whether a staged version may be for all visitors: so many loads were good, and it does not clearly fail more often than the running one.
 * Where the running one has too few loads to compare with, less than one load in a hundred may have failed.
 */
export function isGoodEnough(staged: VersionOutcome, running: VersionOutcome, loads: number, enough = ENOUGH_ATTEMPTS): boolean {
  if (staged.attempts - staged.failures < Math.max(loads, enough)) return false;
  if (running.attempts >= enough) return !isClearlyWorse(staged, running, enough);
  return staged.failures / staged.attempts < SMALLEST_DIFFERENCE;
}
