/** How often a version was tried in browsers, and how often it failed. */
export interface VersionOutcome {
  /** Attempts to load it. */
  readonly attempts: number;
  /** Failures to load it and errors that it threw. */
  readonly failures: number;
}

/** After so many attempts of a version its operator judges it, where no setting says another number. */
export const ENOUGH_ATTEMPTS = 200;

/** The least number that an operator may set: fewer attempts prove nothing, whatever failed. */
export const FEWEST_ATTEMPTS = 20;

/** The quantile of the normal distribution at 0.9999: the comparison is repeated, and a chance result would withdraw a good version. */
const CRITICAL_Z = 3.72;

/** A smaller difference in the share of failures is not worth a withdrawal, even when it is certain. */
export const SMALLEST_DIFFERENCE = 0.01;

const share = ({ attempts, failures }: VersionOutcome) => Math.min(1, failures / attempts);

/**
 * Whether a staged version clearly fails more often than the running one: a one-sided two-proportion z-test with pooled variance, at a
 * significance of 0.0001, on enough attempts of each. A version that throws several errors in one visit counts as failing always.
 */
export function isClearlyWorse(staged: VersionOutcome, running: VersionOutcome, enough = ENOUGH_ATTEMPTS): boolean {
  if (staged.attempts < enough || running.attempts < enough) return false;
  const difference = share(staged) - share(running);
  if (difference < SMALLEST_DIFFERENCE) return false;
  const pooled = (share(staged) * staged.attempts + share(running) * running.attempts) / (staged.attempts + running.attempts);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / staged.attempts + 1 / running.attempts));
  return deviation === 0 ? false : difference / deviation > CRITICAL_Z;
}
