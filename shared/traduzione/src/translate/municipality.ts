import { type Day, isoDay } from '../storia/day.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Certainty, Link, Version } from '../storia/Storia.ts';
import type { Flow, Lineage } from './Lineage.ts';
import { type Event, NO_OUTCOME, type Notice, type Outcome, type Relation, type Target } from './Outcome.ts';
import { type Weighting, weightsOf } from './weights.ts';

export const relationOf = (manyFrom: boolean, manyTo: boolean): Relation => (manyFrom ? (manyTo ? 'n:m' : 'n:1') : manyTo ? '1:n' : '1:1');

const WEAKEST: readonly Certainty[] = ['dedotto', 'derivato', 'dichiarato'];
const weakest = (certainties: readonly Certainty[]): Certainty =>
  WEAKEST.find((certainty) => certainties.includes(certainty)) ?? 'dichiarato';

const actsOf = (index: HistoryIndex, units: readonly number[], day: Day): string =>
  [...new Set(units.flatMap((unit) => index.acts(unit, day)))].join(' + ');

/** A step as the event that a reader of the correspondence looks for: the end of the one, or backwards the foundation of the other. */
function stepEvent(index: HistoryIndex, { from, to, day, kind, whole }: Link, forward: boolean): Event {
  const shown = forward ? (whole ? 'ES' : kind) : kind === 'CECS' ? kind : 'CS';
  return { date: isoDay(day), kind: shown, act: actsOf(index, forward ? [from, to] : [to, from], day) };
}

/** Each event once: a unit that was divided has one end. */
const distinct = (events: readonly Event[]): Event[] => [
  ...new Map(events.map((event) => [`${event.date} ${event.kind} ${event.act}`, event])).values(),
];

/** The changes of code and name of a unit that is there on both days. */
function changesBetween(index: HistoryIndex, unit: number, [first, last]: readonly [Day, Day]): Event[] {
  const versions = index.comune.ofUnit(unit);
  return versions.flatMap((after, place): Event[] => {
    const before = versions[place - 1];
    if (!before || after.from <= first || after.from > last) return [];
    const recoded = before.code !== after.code;
    if (!recoded && before.name === after.name) return [];
    const kinds = [...(recoded ? [before.parent === after.parent ? 'RN' : 'AP'] : []), ...(before.name === after.name ? [] : ['CD'])];
    return kinds.map((kind) => ({
      date: isoDay(after.from),
      kind,
      act: [
        ...new Set(index.facts(unit).flatMap((fact) => (fact.day === after.from && fact.kind === kind && fact.act ? [fact.act] : []))),
      ].join(' + '),
    }));
  });
}

const targetOf = (version: Version, weight: number | null = null): Target => ({
  unit: version.unit,
  code: version.code,
  name: version.name,
  weight,
});

/** A municipality that is there on both days. */
function stayed(
  index: HistoryIndex,
  lineage: Lineage,
  here: Version,
  there: Version,
  between: readonly [Day, Day],
  forward: boolean,
): Outcome {
  const itself = new Set([here.unit]);
  const gave = lineage.gave(here.unit, between, itself);
  const took = lineage.took(here.unit, between, itself);
  const outcome = here.code !== there.code ? 'ricodificata' : here.name !== there.name ? 'rinominata' : 'invariata';
  const changes = outcome === 'invariata' ? [] : changesBetween(index, here.unit, between);
  const events = outcome === 'rinominata' ? changes.filter(({ kind }) => kind === 'CD') : changes;
  const notices: Notice[] = [...(gave ? (['ceduto_territorio'] as const) : []), ...(took ? (['acquisito_territorio'] as const) : [])];
  return {
    ...NO_OUTCOME,
    outcome,
    target: targetOf(there),
    events,
    relation: forward ? relationOf(took, gave) : relationOf(gave, took),
    certainty: events.every(({ act }) => act !== '') ? 'dichiarato' : 'derivato',
    notices,
  };
}

/** The day of a change for which no step is known. */
const turnEvent = (index: HistoryIndex, turns: Flow['unknown'], kind: string): Event[] =>
  turns.map(({ unit, day }) => ({ date: isoDay(day), kind, act: actsOf(index, [unit], day) }));

/**
 * What a municipality that is there on a day is on another one, earlier or later. Only the two days are compared.
 */
export function municipalityAt(index: HistoryIndex, lineage: Lineage, unit: number, day: Day, other: Day, weighting: Weighting): Outcome {
  const here = index.comune.at(unit, day) as Version;
  const there = index.comune.at(unit, other);
  const forward = other >= day;
  const between = forward ? ([day, other] as const) : ([other, day] as const);
  if (there) return stayed(index, lineage, here, there, between, forward);

  const flow = lineage.flow(unit, day, other);
  const others = [...flow.units].filter((step) => step !== unit);
  const manyFrom = forward
    ? others.some((step) => lineage.isThere(step, day)) || [...flow.units].some((step) => lineage.gathers(step, between, flow.units))
    : others.some((step) => lineage.isThere(step, day)) || [...flow.units].some((step) => lineage.spreads(step, between, flow.units));
  const changed = forward
    ? [...flow.units].some((step) => lineage.gave(step, between, flow.units))
    : [...flow.units].some((step) => lineage.took(step, between, flow.units));
  const lost = flow.ceded.length + flow.unknown.length > 0;
  const events = distinct([
    ...flow.steps.map((step) => stepEvent(index, step, forward)),
    ...turnEvent(index, flow.ceded, 'AS'),
    ...turnEvent(index, flow.unknown, forward ? 'ES' : 'CS'),
  ]).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const found = { ...NO_OUTCOME, events, certainty: weakest(flow.steps.map(({ certainty }) => certainty)) };
  const versions = flow.targets.map((target) => index.comune.at(target, other) as Version);
  const [only] = versions;
  if (!only) {
    const ceded = flow.ceded.length > 0 && flow.unknown.length === 0;
    return { ...found, outcome: ceded ? 'ceduta' : 'senza_destino_noto', certainty: ceded ? 'dichiarato' : null };
  }
  if (versions.length === 1 && !lost)
    return { ...found, outcome: 'confluita', target: targetOf(only), relation: relationOf(manyFrom, changed) };
  const weights = lost ? null : weightsOf(index, flow, between, forward, weighting);
  return {
    ...found,
    outcome: 'divisa',
    candidates: versions.map((version) => targetOf(version, weights?.get(version.unit) ?? null)),
    relation: relationOf(manyFrom, true),
    notices: [
      ...(flow.ceded.length > 0 ? (['parte_ceduta'] as const) : []),
      ...(flow.unknown.length > 0 ? (['parte_senza_destino_noto'] as const) : []),
    ],
  };
}
