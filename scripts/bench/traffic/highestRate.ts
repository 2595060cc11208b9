/** A rate of requests, and what was measured with it. */
export interface Trial<Figures> {
  readonly rate: number;
  readonly figures: Figures;
}

/** Requests a second of the first trial. */
export const FIRST_RATE = 25;
/** The search ends when the rate that holds and the one that does not differ by less than this share. */
const PRECISION = 0.1;

/**
 * The highest whole rate that holds, found to a tenth: the rate is doubled until it no longer holds, then the interval between the two is
 * halved. Undefined when not even 25 requests a second hold.
 * @param measure measures with a rate of requests a second
 * @param holds whether what was measured meets the target
 */
export async function highestRate<Figures>(
  measure: (rate: number) => Promise<Figures>,
  holds: (figures: Figures) => boolean,
): Promise<Trial<Figures> | undefined> {
  let best: Trial<Figures> | undefined;
  const tries = async (rate: number) => {
    const figures = await measure(rate);
    if (!holds(figures)) return false;
    best = { rate, figures };
    return true;
  };
  let failed = FIRST_RATE;
  while (await tries(failed)) failed *= 2;
  while (best && failed - best.rate > best.rate * PRECISION) {
    const middle = Math.round((best.rate + failed) / 2);
    if (!(await tries(middle))) failed = middle;
  }
  return best;
}
