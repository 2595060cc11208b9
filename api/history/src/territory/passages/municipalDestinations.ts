import { isoDay, OPEN, type Presence } from '@territori/traduzione/storia';
import { joined } from '../intervals.ts';
import type { Period } from '../period.ts';
import { type LevelSuccession, type SuccessionPassage, type SuccessionVersion, successionOf } from './successionOf.ts';

/** How it is known what a municipality is; null where it is itself. */
export type DestinationCertainty = 'dichiarato' | 'dedotto' | 'non noto' | null;

/**
 * What a municipality is at a second date, when it existed at or after a first one. It holds for every pair of dates of which the first is
 * before the day `before` and not before `since`, where there are such days, and the second lies in one of the periods.
 */
export interface MunicipalDestination {
  readonly fromId: number;
  /** Itself, a municipality that it became, or null where no source names one. */
  readonly toId: number | null;
  readonly certainty: DestinationCertainty;
  readonly since: string | null;
  readonly before: string | null;
  readonly at: readonly Period[];
}

/** A part of a time during which a municipality was not there, with the units that it was then. */
interface Part extends Presence {
  readonly targets: ReadonlyMap<number, DestinationCertainty>;
}

/** The parts of the absence of a unit, cut where a unit on the way begins or ends. */
function partsOf(unit: number, absence: Presence, { succession, presences }: LevelSuccession): Part[] {
  const parts: Part[] = [];
  for (let from = absence.from; from < absence.to; from = parts.at(-1)?.to ?? absence.to) {
    const { targets, units } = succession.flow(unit, absence.from - 1, from);
    const turns = [...units].flatMap((one) => (presences.get(one) ?? []).flatMap((presence) => [presence.from, presence.to]));
    parts.push({
      from,
      to: Math.min(absence.to, ...turns.filter((turn) => turn > from)),
      targets: new Map([...targets].map(([target, certainty]) => [target, certainty === 'dedotto' ? 'dedotto' : 'dichiarato'])),
    });
  }
  return parts;
}

/** The times at which a unit that has been there was not there any more. */
const absencesOf = (presences: readonly Presence[]): Presence[] =>
  presences.flatMap(({ to }, index) => (to === OPEN ? [] : [{ from: to, to: presences[index + 1]?.from ?? OPEN }]));

const toPeriod = ({ from, to }: Presence): Period => ({ from: isoDay(from), to: to === OPEN ? null : isoDay(to) });

/**
 * The destinations of a unit during one absence. For first dates before the absence began they are what the unit became; for first dates
 * within the absence they are not known.
 */
function ofAbsence(unit: number, absence: Presence, history: LevelSuccession): MunicipalDestination[] {
  const parts = partsOf(unit, absence, history);
  const periodsWith = (isOne: (part: Part) => boolean): Period[] => joined(parts.filter(isOne).map(toPeriod));
  const end = isoDay(absence.from);
  const outcomes = new Map(
    parts.flatMap(({ targets }) => [...targets].map(([toId, certainty]) => [`${toId} ${certainty}`, { toId, certainty }])),
  );
  const known = [...outcomes.values()].map(({ toId, certainty }) => ({
    fromId: unit,
    toId,
    certainty,
    since: null,
    before: end,
    at: periodsWith(({ targets }) => targets.get(toId) === certainty),
  }));
  const unknown = (since: string | null, at: Period[]): MunicipalDestination[] =>
    at.length === 0 ? [] : [{ fromId: unit, toId: null, certainty: 'non noto', since, before: null, at }];
  return [
    ...known,
    ...unknown(
      end,
      periodsWith(({ targets }) => targets.size > 0),
    ),
    ...unknown(
      null,
      periodsWith(({ targets }) => targets.size === 0),
    ),
  ];
}

/** What each municipality is at every date since it first existed, by the one reader of passages. */
export function municipalDestinations(
  versions: readonly SuccessionVersion[],
  passages: readonly SuccessionPassage[],
): MunicipalDestination[] {
  const history = successionOf('comune', versions, passages);
  return [...history.presences].flatMap(([unit, presences]): MunicipalDestination[] => [
    { fromId: unit, toId: unit, certainty: null, since: null, before: null, at: presences.map(toPeriod) },
    ...absencesOf(presences).flatMap((absence) => ofAbsence(unit, absence, history)),
  ]);
}
