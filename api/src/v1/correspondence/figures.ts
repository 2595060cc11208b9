import { type HistoryIndex, isoDay, parseDay } from '@territori/traduzione/storia';
import { type Figures, figuresSince, type Measure } from '../../territory/figures.ts';
import type { SizeAtTime } from '../model/readSizesOverTime.ts';

/** The sizes of each unit by its id, in the order of their days. */
export type SizesOfUnits = ReadonlyMap<number, readonly SizeAtTime[]>;

/** The figures of the territory that a unit has had since a day: none when it changed before it was counted. */
export function figuresOfTerritory(index: HistoryIndex, sizes: SizesOfUnits, unit: number, day: string, measure: Measure): Figures {
  const since = parseDay(day) ?? 0;
  const { comune } = index.succession;
  const changed = [
    ...comune.stepsFrom(unit).map((step) => step.day),
    ...comune.stepsTo(unit).map((step) => step.day),
    ...index.facts(unit).flatMap((fact) => (EXCHANGES.has(fact.kind) ? [fact.day] : [])),
  ].filter((one) => one > since);
  return figuresSince(sizes.get(unit), day, changed.length === 0 ? '9999-12-31' : isoDay(Math.min(...changed)), measure);
}

const EXCHANGES: ReadonlySet<string> = new Set(['AQ', 'CE', 'AQES', 'CECS']);
