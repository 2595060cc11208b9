import { type DayNumber, OPEN } from '../storia/dayNumber.ts';
import type { LevelIndex } from '../storia/LevelIndex.ts';
import { changesOfMeaning } from './changesOfMeaning.ts';
import { coverageByInterval } from './coverageByInterval.ts';
import type { Epoch, Verdict } from './Epoch.ts';
import { fitsByInterval } from './fitsByInterval.ts';
import { bestNamedIntervals, bestNamedStretch, narrowedByNames } from './narrowedByNames.ts';
import { joinedStretches, otherStretches, type Stretch } from './Stretch.ts';

const PROBABLE_SHARE = 0.98;

const RECOGNISED_SHARE = 0.9;

/** From this share of the units of its provinces on, a list is taken to be complete, and what is missing from it counts. */
const COMPLETE_SHARE = 0.95;

/** Values that a second stretch must explain to make a list mixed. */
const MIXED_VALUES = 3;

const MOST_ALTERNATIVES = 3;

/**
 * A list that leaves out some units leaves out just those that make another time fit with a probability below one in so many. Few lists of
 * provinces leave any out; lists of municipalities often do.
 */
const UNLIKELY_OMISSION = { provinces: 100, municipalities: 1000 };

/** In how many ways a list that holds `held` units may leave out `missing` others, counted up to `limit`. */
function waysToLeaveOut(held: number, missing: number, limit: number): number {
  let ways = 1;
  for (let k = 1; k <= missing && ways < limit; k += 1) ways = (ways * (held + k)) / k;
  return ways;
}

const firstDayOfInterval = (level: LevelIndex, k: number): DayNumber => level.days[k] ?? OPEN;

/** What the values of a list say about its time. */
export interface EpochEvidence {
  readonly level: LevelIndex;
  /** For each distinct value the versions that bear it; none for an unknown value. */
  readonly values: readonly (readonly number[])[];
  /** For each distinct pair of a code and a name beside it, the versions with that code and that name. */
  readonly named?: readonly (readonly number[])[];
  /** True where the days on which names changed are known (municipalities): then names narrow the time that the codes give. */
  readonly namesDated?: boolean;
  /** True where the list covers Italy (provinces), false where it covers the provinces of its units (municipalities). */
  readonly wholeCountry: boolean;
}

/**
 * The time at which the values of a list were in force: the interval of the history in which most of them were. When
 * several intervals tie and the list holds nearly all units of its provinces, those from which fewest units are missing
 * win; neighbours that tie are joined while every value means the same unit; of times apart that tie, names beside the codes choose one,
 * and they narrow it. All that tie are the candidates.
 */
export function findEpoch({ level, values, named = [], namesDated = true, wholeCountry }: EpochEvidence): Epoch {
  const total = values.length;
  const fits = fitsByInterval(level, values);
  const most = fits.reduce((best, count) => Math.max(best, count), 0);
  const share = total === 0 ? 0 : most / total;
  const tied = [...fits.keys()].filter((k) => fits[k] === most);
  const asAlternative = ({ first, last, fits: fitting }: Stretch) => ({
    from: firstDayOfInterval(level, first),
    to: firstDayOfInterval(level, last),
    share: fitting / total,
  });
  if (most === 0 || share < RECOGNISED_SHARE) {
    const nowhere = { first: -1, last: -1, fits: 0 };
    const alternatives = most === 0 ? [] : otherStretches(fits, nowhere).slice(0, MOST_ALTERNATIVES).map(asAlternative);
    return { from: null, to: null, share, verdict: 'non_riconosciuta', alternatives, candidates: [] };
  }

  const { inForce, held } = coverageByInterval(level, values, wholeCountry);
  const missing = (k: number) => (inForce[k] as number) - (held[k] as number);
  const complete = tied.some((k) => (held[k] as number) >= (inForce[k] as number) * COMPLETE_SHARE);
  const fewest = tied.reduce((least, k) => Math.min(least, missing(k)), Number.POSITIVE_INFINITY);
  const winners = complete ? tied.filter((k) => missing(k) === fewest) : tied;
  const lost = complete ? tied.filter((k) => missing(k) > fewest) : [];
  // the list lacks units even at the winning time, or may lack by chance just those of a time that lost: it may belong to that time
  const unlikely = wholeCountry ? UNLIKELY_OMISSION.provinces : UNLIKELY_OMISSION.municipalities;
  const doubtful = lost.filter((k) => fewest > 0 || waysToLeaveOut(held[k] as number, missing(k), unlikely) < unlikely);

  const changes = changesOfMeaning(level, values);
  const stretches = joinedStretches(winners, most, changes);
  const whole = bestNamedStretch(level, named, stretches);
  const { stretch: best, contradictory } =
    namesDated && named.length > 0 ? narrowedByNames(level, named, whole, lost) : { stretch: whole, contradictory: false };
  const pool = [...winners, ...doubtful].sort((a, b) => a - b);
  const fitting = contradictory ? pool : bestNamedIntervals(level, named, pool, changes, namesDated);
  const hasBest = fitting.some((k) => best.first <= k && k < best.last);
  const candidates = joinedStretches(hasBest ? fitting : pool, most, changes).reverse();

  const unfit = values.filter(
    (versions) => !versions.some((row) => (level.start[row] as number) < best.last && (level.end[row] as number) > best.first),
  );
  const second = otherStretches(fitsByInterval(level, unfit), best)[0];
  const mixed = second !== undefined && second.fits >= MIXED_VALUES;
  // dated names leave one of the times; other names only choose between them
  const within = ({ first, last }: Stretch) => first >= whole.first && last <= whole.last;
  const alone = namesDated && named.length > 0 ? candidates.every(within) : stretches.length === 1;
  const certain = most === total && alone && doubtful.length === 0 && !contradictory;
  const verdict: Verdict = share < PROBABLE_SHARE || mixed ? 'mista' : certain ? 'certa' : 'probabile';

  const others = [...stretches.filter((stretch) => stretch !== whole).reverse(), ...otherStretches(fits, whole)];
  const ofMixture = mixed ? [{ ...second, fits: fits[second.first] as number }] : [];
  const distinct = [...ofMixture, ...others].filter(
    (stretch, place, all) => all.findIndex(({ first }) => first === stretch.first) === place,
  );
  return {
    from: firstDayOfInterval(level, best.first),
    to: firstDayOfInterval(level, best.last),
    share,
    verdict,
    alternatives: distinct.slice(0, MOST_ALTERNATIVES).map(asAlternative),
    candidates: candidates.map(({ first, last }) => ({ from: firstDayOfInterval(level, first), to: firstDayOfInterval(level, last) })),
  };
}
