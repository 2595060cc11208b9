import type { DatedFact, FactDates } from '../../edition/facts.ts';
import { dayBefore } from '../period.ts';
import { placedLists } from '../placedLists.ts';
import type { Dated } from '../sources/Dated.ts';
import type { Sources } from '../sources/Sources.ts';
import type { Timeline } from '../Timeline.ts';
import type { Timelines } from '../Timelines.ts';

const listed = <Row extends { code: string }>(lists: readonly Dated<Row>[], level: Timeline, holds: (row: Row) => boolean): string[] =>
  placedLists(lists, level)
    .filter(({ rows }) => rows.some(holds))
    .map(({ day }) => day);

/** The first and the last day of each kind of fact that lists of days give. A kind that no list holds is not among them. */
export function datesOfFacts(sources: Sources, { municipal, uts }: Timelines): FactDates[] {
  const drawn = (ofLevel: (set: Sources['boundaries'][number]) => boolean) =>
    sources.boundaries.filter(ofLevel).flatMap(({ date }) => date ?? []);
  const days: Record<DatedFact, string[]> = {
    denominazioni_precedenti: sources.formerNames.flatMap(({ date }) => date ?? []),
    codici_catastali: sources.cadastral.flatMap(({ from, to }) => (to === null ? [from] : [from, dayBefore(to)])),
    capoluoghi: listed(sources.municipalities, municipal, ({ utsCapital }) => utsCapital !== null),
    nuts: listed(sources.municipalities, municipal, ({ nuts3 }) => nuts3 !== null),
    province: listed(sources.uts, uts, ({ type }) => type !== null),
    dimensioni_comuni: listed(sources.municipalSizes, municipal, () => true),
    dimensioni_uts: listed(sources.utsSizes, uts, () => true),
    territorio: listed(sources.territories, municipal, () => true),
    confini_comuni: drawn(({ level }) => level === 'comune'),
    confini: drawn(({ level }) => level !== 'comune'),
  };
  return (Object.keys(days) as DatedFact[]).flatMap((fatto) => {
    const inOrder = days[fatto].sort();
    const [dal, al] = [inOrder[0], inOrder.at(-1)];
    return dal === undefined || al === undefined ? [] : [{ fatto, dal, al }];
  });
}
