import { type DayNumber, isoDay } from '../storia/dayNumber.ts';
import type { HistoryIndex } from '../storia/HistoryIndex.ts';
import type { Certainty, Passage, Version } from '../storia/Storia.ts';
import type { LooseEnd } from '../storia/Succession.ts';
import type { MunicipalTerritory } from './MunicipalTerritory.ts';
import { type Event, NO_OUTCOME, type Notice, type Outcome, type Relation, type Target } from './Outcome.ts';
import { type Days, gathersTerritory, gaveTerritory, spreadsTerritory, tookTerritory } from './passedTerritory.ts';
import type { Weighting } from './weights.ts';

export const relationOf = (manyFrom: boolean, manyTo: boolean): Relation => (manyFrom ? (manyTo ? 'n:m' : 'n:1') : manyTo ? '1:n' : '1:1');

const WEAKEST_CERTAINTY: readonly Certainty[] = ['dedotto', 'derivato', 'dichiarato'];
const weakestCertainty = (certainties: readonly Certainty[]): Certainty =>
  WEAKEST_CERTAINTY.find((certainty) => certainties.includes(certainty)) ?? 'dichiarato';

const actsOf = (index: HistoryIndex, units: readonly number[], day: DayNumber): string =>
  [...new Set(units.flatMap((unit) => index.acts(unit, day)))].join(' + ');

/** A step as the event that a reader of the correspondence looks for: the end of the one, or backwards the foundation of the other. */
function stepEvent(index: HistoryIndex, { from, to, day, kind, whole }: Passage, forward: boolean): Event {
  const shown = forward ? (whole ? 'ES' : kind) : kind === 'CECS' ? kind : 'CS';
  return { date: isoDay(day), kind: shown, act: actsOf(index, forward ? [from, to] : [to, from], day) };
}

/** Each event once: a unit that was divided has one end. */
const distinctEvents = (events: readonly Event[]): Event[] => [
  ...new Map(events.map((event) => [`${event.date} ${event.kind} ${event.act}`, event])).values(),
];

/** The changes of code and name of a unit that is there on both days. */
function changesBetween(index: HistoryIndex, unit: number, [first, last]: Days): Event[] {
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

const targetOfVersion = (version: Version, weight: number | null = null): Target => ({
  unit: version.unit,
  code: version.code,
  name: version.name,
  weight,
});

/** The municipalities that hold the territory of one that several hold, with their shares where a source has them. */
function partsOfMunicipality(
  index: HistoryIndex,
  territory: MunicipalTerritory,
  unit: number,
  other: DayNumber,
  weighting: Weighting,
): Pick<Outcome, 'parts' | 'weightYear'> {
  if (!territory.isSpread(unit)) return { parts: [], weightYear: null };
  const shares = territory.sharesOf(unit, weighting);
  const parts = [...territory.partsOf(unit)]
    .flatMap((part) => index.comune.at(part, other) ?? [])
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map((version) => targetOfVersion(version, shares?.get(version.unit)?.share ?? null));
  return { parts, weightYear: [...(shares?.values() ?? [])][0]?.year ?? null };
}

/** A municipality that is there on both days. */
function stayedMunicipality(index: HistoryIndex, here: Version, there: Version, between: Days, forward: boolean): Outcome {
  const itself = new Set([here.unit]);
  const hasGiven = gaveTerritory(index, here.unit, between, itself);
  const hasTaken = tookTerritory(index, here.unit, between, itself);
  const outcome = here.code !== there.code ? 'ricodificata' : here.name !== there.name ? 'rinominata' : 'invariata';
  const changes = outcome === 'invariata' ? [] : changesBetween(index, here.unit, between);
  const events = outcome === 'rinominata' ? changes.filter(({ kind }) => kind === 'CD') : changes;
  const notices: Notice[] = [
    ...(hasGiven ? (['ceduto_territorio'] as const) : []),
    ...(hasTaken ? (['acquisito_territorio'] as const) : []),
  ];
  return {
    ...NO_OUTCOME,
    outcome,
    target: targetOfVersion(there),
    events,
    relation: forward ? relationOf(hasTaken, hasGiven) : relationOf(hasGiven, hasTaken),
    certainty: events.every(({ act }) => act !== '') ? 'dichiarato' : 'derivato',
    notices,
  };
}

/** True when a unit went to a foreign state on the day on which it ended. */
const isCeded = (index: HistoryIndex, { unit, day }: LooseEnd): boolean =>
  index.facts(unit).some((fact) => fact.kind === 'AS' && fact.day === day);

/** The day of a change for which no step is known. */
const eventOfTurn = (index: HistoryIndex, turns: readonly LooseEnd[], kind: string): Event[] =>
  turns.map(({ unit, day }) => ({ date: isoDay(day), kind, act: actsOf(index, [unit], day) }));

/**
 * What a municipality that is there on a day is on another one, earlier or later. Only the two days are compared.
 */
export function municipalityAt(
  index: HistoryIndex,
  territory: MunicipalTerritory,
  unit: number,
  day: DayNumber,
  other: DayNumber,
  weighting: Weighting,
): Outcome {
  const here = index.comune.at(unit, day) as Version;
  const there = index.comune.at(unit, other);
  const forward = other >= day;
  const between: Days = forward ? [day, other] : [other, day];
  const spread = partsOfMunicipality(index, territory, unit, other, weighting);
  if (there) return { ...stayedMunicipality(index, here, there, between, forward), ...spread };

  const { comune } = index.succession;
  const flow = comune.flow(unit, day, other);
  const [ceded, unknown] = [flow.loose.filter((end) => isCeded(index, end)), flow.loose.filter((end) => !isCeded(index, end))];
  const met = [...flow.units].some((step) => step !== unit && comune.isThere(step, day));
  const isAnyOf = (test: typeof spreadsTerritory): boolean => [...flow.units].some((step) => test(index, step, between, flow.units));
  const manyFrom = met || isAnyOf(forward ? gathersTerritory : spreadsTerritory);
  const changed = isAnyOf(forward ? gaveTerritory : tookTerritory);
  const lost = flow.loose.length > 0;
  const events = distinctEvents([
    ...flow.steps.map((step) => stepEvent(index, step, forward)),
    ...eventOfTurn(index, ceded, 'AS'),
    ...eventOfTurn(index, unknown, forward ? 'ES' : 'CS'),
  ]).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const found = { ...NO_OUTCOME, ...spread, events, certainty: weakestCertainty(flow.steps.map(({ certainty }) => certainty)) };
  const versions = [...flow.targets.keys()]
    .map((target) => index.comune.at(target, other) as Version)
    .sort((a, b) => (a.code < b.code ? -1 : 1));
  const [only] = versions;
  if (!only) {
    const wentAbroad = ceded.length > 0 && unknown.length === 0;
    return { ...found, outcome: wentAbroad ? 'ceduta' : 'senza_destino_noto', certainty: wentAbroad ? 'dichiarato' : null };
  }
  if (versions.length === 1 && !lost)
    return { ...found, outcome: 'confluita', target: targetOfVersion(only), relation: relationOf(manyFrom, changed) };
  const weights = new Map(spread.parts.map(({ unit: part, weight }) => [part, weight]));
  return {
    ...found,
    outcome: 'divisa',
    candidates: versions.map((version) => targetOfVersion(version, weights.get(version.unit) ?? null)),
    relation: relationOf(manyFrom, true),
    notices: [
      ...(ceded.length > 0 ? (['parte_ceduta'] as const) : []),
      ...(unknown.length > 0 ? (['parte_senza_destino_noto'] as const) : []),
    ],
  };
}
