import { median } from 'simple-statistics';
import {
  APART_LOOK,
  type Circles,
  circleScale,
  type DayMap,
  DIVERGING_LOOKS,
  type Look,
  NO_DATA_LOOK,
  type Shading,
  type ShadingClass,
  STEP_LOOKS,
} from '../index.ts';
import type { FigureLook } from './FigureLook.ts';
import { type NumberClass, numberClasses } from './numberClasses.ts';

/** The figures of the units of a day, by their keys. */
export interface FigureValues {
  readonly values: ReadonlyMap<string, number>;
  /** Units whose figure cannot be compared with the others. */
  readonly apart: ReadonlySet<string>;
}

export interface FigureTexts {
  readonly number: (value: number) => string;
  readonly range: (from: string, to: string, count: number) => string;
  readonly noData: (count: number) => string;
  readonly apart: (count: number) => string;
}

/** Figures as a map shows them. */
export interface FigureDrawing {
  readonly shading: Shading;
  /** Null where the figures are shown by colours. */
  readonly circles: Circles | null;
  /** How many units of the day have no figure, and how many have one that cannot be compared. */
  readonly without: number;
  readonly apart: number;
}

/** The middle of a diverging scale that values suggest: 0 where some lie on each side, else their median. */
export function suggestedMiddle(values: readonly number[]): number {
  const [least, most] = values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity]);
  return values.length === 0 || (least < 0 && most > 0) ? 0 : median([...values]);
}

interface ColouredClass extends NumberClass {
  readonly look: Look;
}

/** Classes from low to high, or two on each side of the middle. */
function colouredClasses(values: readonly number[], { method, scale, middle }: FigureLook): ColouredClass[] {
  const coloured = (classes: readonly NumberClass[], looks: readonly Look[]) =>
    classes.map((one, place) => ({ ...one, look: looks[place] as Look }));
  if (scale === 'sequenziale') return coloured(numberClasses(values, STEP_LOOKS.length, method), STEP_LOOKS);
  const centre = middle ?? suggestedMiddle(values);
  const sides = DIVERGING_LOOKS.length / 2;
  const below = numberClasses(
    values.filter((value) => value < centre),
    sides,
    method,
  );
  const above = numberClasses(
    values.filter((value) => value >= centre),
    sides,
    method,
  );
  // a side with one class has the look beside the middle
  return [...coloured(below, DIVERGING_LOOKS.slice(sides - below.length)), ...coloured(above, DIVERGING_LOOKS.slice(sides))];
}

/** The largest round number up to a quantity: 1, 2 or 5 with zeros. */
function roundBelow(quantity: number): number {
  const power = 10 ** Math.floor(Math.log10(quantity));
  return (([5, 2, 1].find((step) => step * power <= quantity) ?? 1) as number) * power;
}

/** Three round quantities that a legend shows: the largest, and some quarter and twentieth of it. */
const legendQuantities = (largest: number): number[] => [...new Set([1, 0.25, 0.05].map((part) => roundBelow(largest * part)))];

function circlesOf(values: ReadonlyMap<string, number>, number: (value: number) => string): Circles {
  const quantities = [...values.values()];
  const largest = quantities.reduce((most, quantity) => Math.max(most, Math.abs(quantity)), 0);
  if (largest === 0) return { radii: new Map(), legend: [] };
  const radiusOf = circleScale(quantities);
  return {
    radii: new Map([...values].map(([key, value]) => [key, radiusOf(value)])),
    legend: legendQuantities(largest).map((quantity) => ({ radius: radiusOf(quantity), label: number(quantity) })),
  };
}

/** The figures that the map of a day shows, and the keys of its other units. They stay the same while the look changes. */
export interface ShownFigures {
  readonly shown: ReadonlyMap<string, number>;
  readonly without: readonly string[];
  readonly apart: readonly string[];
}

/** @param part the keys of the units that are shown; null for all */
export function figuresOn(day: DayMap, { values, apart }: FigureValues, part: ReadonlySet<string> | null = null): ShownFigures {
  const there = (key: string) => day.byKey.has(key) && (!part || part.has(key));
  const shown = new Map<string, number>();
  for (const [key, value] of values) if (there(key) && !apart.has(key)) shown.set(key, value);
  const without: string[] = [];
  for (const key of day.byKey.keys()) if (there(key) && !shown.has(key) && !apart.has(key)) without.push(key);
  return { shown, without, apart: [...apart].filter(there) };
}

/** The classes of figures by their look: natural breaks of all municipalities take a frame or two, and visitors go back to them. */
const foundClasses = new WeakMap<ShownFigures, Map<string, readonly ColouredClass[]>>();

function classesOf(figures: ShownFigures, look: FigureLook): readonly ColouredClass[] {
  const byLook = foundClasses.get(figures) ?? new Map<string, readonly ColouredClass[]>();
  foundClasses.set(figures, byLook);
  const key = JSON.stringify(look);
  const classes = byLook.get(key) ?? colouredClasses([...figures.shown.values()], look);
  byLook.set(key, classes);
  return classes;
}

/** Figures on the map: in circles or in classes of colours; units without one are hatched. */
export function figureDrawing(figures: ShownFigures, look: FigureLook, texts: FigureTexts): FigureDrawing {
  const { shown, without, apart } = figures;
  const coloured = look.shape === 'colori' ? classesOf(figures, look) : [];
  const classes: ShadingClass[] = coloured.map(({ from, to, count, look: own }) => ({
    label: texts.range(texts.number(from), texts.number(to), count),
    look: own,
  }));
  const classOf = new Map<string, number>();
  if (coloured.length > 0) {
    const bounds = coloured.map(({ to }) => to);
    for (const [key, value] of shown) {
      let place = 0;
      while (value > (bounds[place] as number)) place += 1;
      classOf.set(key, place);
    }
  }
  const add = (keys: readonly string[], label: string, own: Look) => {
    if (keys.length === 0) return;
    for (const key of keys) classOf.set(key, classes.length);
    classes.push({ label, look: own });
  };
  add(apart, texts.apart(apart.length), APART_LOOK);
  add(without, texts.noData(without.length), NO_DATA_LOOK);
  return {
    shading: { classes, classOf },
    circles: look.shape === 'cerchi' ? circlesOf(shown, texts.number) : null,
    without: without.length,
    apart: apart.length,
  };
}
