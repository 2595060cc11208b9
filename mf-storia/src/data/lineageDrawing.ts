import type { PassoUnita } from '@territori/contract/wire';
import type { Lineage, LineageStep } from './lineage.ts';
import { timeScale, yearTicks } from './timeAxis.ts';

/** A horizontal bar, in pixels: the period in which the unit had this code and name. */
export interface DrawnStep {
  readonly step: LineageStep;
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly label: string;
  readonly labelX: number;
}

/**
 * A point where the unit received territory from other units or passed territory on; a vertical line connects it to the
 * bar of that day.
 */
export interface DrawnPassage {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly barY: number;
  readonly label: string;
  readonly labelX: number;
}

export interface LineageDrawing {
  readonly width: number;
  readonly height: number;
  readonly ticks: readonly { readonly x: number; readonly year: number }[];
  readonly steps: readonly DrawnStep[];
  /** A line from the end of one bar to the start of the next, without a gap in time. */
  readonly joints: readonly { readonly x: number; readonly from: number; readonly to: number }[];
  readonly passages: readonly DrawnPassage[];
}

export const LINEAGE_BAR_HEIGHT = 12;
const LINEAGE_AXIS_HEIGHT = 28;
const LINEAGE_STEP_HEIGHT = 46;
const LINEAGE_PASSAGE_HEIGHT = 30;
const LINEAGE_LABEL_HEIGHT = 20;
const LINEAGE_MARGIN = 12;
/** Mean width of a character of the labels. */
const LINEAGE_CHARACTER = 6.6;
/** Pixels between a line and the label beside it. */
const LINEAGE_LABEL_GAP = 8;

/** Lays out the lineage on an axis of years, `width` pixels wide; open periods end at `today`. Null when there is nothing to draw. */
export function lineageDrawing(
  { steps, predecessors, successors }: Lineage,
  width: number,
  today: string,
  labels: { from: (names: string) => string; into: (names: string) => string },
): LineageDrawing | null {
  const start = steps[0]?.from;
  if (start === undefined) return null;
  const x = timeScale(start, today, width);
  const flowsIn = namesByDay(predecessors);
  const flowsOut = namesByDay(successors);
  const firstBar = LINEAGE_AXIS_HEIGHT + flowsIn.length * LINEAGE_PASSAGE_HEIGHT;

  const drawn = steps.map((step, index): DrawnStep => {
    const left = x(step.from);
    const text = [step.code, step.name, step.province && `(${step.province})`].filter(Boolean).join(' ');
    return {
      step,
      x: left,
      width: Math.max(3, x(step.to) - left),
      y: firstBar + index * LINEAGE_STEP_HEIGHT + LINEAGE_LABEL_HEIGHT,
      ...labelBesideLine(text, index === 0 ? left - LINEAGE_LABEL_GAP : left, width),
    };
  });
  const barOf = (day: string) => (drawn.findLast(({ step }) => step.from <= day) ?? drawn[0])?.y ?? 0;
  const passage = (label: string, day: string, y: number): DrawnPassage => ({
    key: `${day} ${y}`,
    x: x(day),
    y,
    barY: barOf(day),
    ...labelBesidePoint(label, x(day), width),
  });
  const lastBar = firstBar + steps.length * LINEAGE_STEP_HEIGHT;
  return {
    width,
    height: lastBar + flowsOut.length * LINEAGE_PASSAGE_HEIGHT + LINEAGE_MARGIN,
    ticks: yearTicks(start, today, width).map((year) => ({ year, x: x(`${year}-01-01`) })),
    steps: drawn,
    joints: drawn.slice(1).flatMap((next, index) => {
      const before = drawn[index];
      return before?.step.to === next.step.from ? [{ x: next.x, from: before.y + LINEAGE_BAR_HEIGHT, to: next.y }] : [];
    }),
    passages: [
      ...flowsIn.map(([day, names], row) => passage(labels.from(names), day, LINEAGE_AXIS_HEIGHT + (row + 0.5) * LINEAGE_PASSAGE_HEIGHT)),
      ...flowsOut.map(([day, names], row) => passage(labels.into(names), day, lastBar + (row + 0.5) * LINEAGE_PASSAGE_HEIGHT)),
    ],
  };
}

/** The names of the units of each day, as one text. */
function namesByDay(passages: readonly PassoUnita[]): [day: string, names: string][] {
  const days = new Map<string, string[]>();
  for (const { data, denominazione } of passages) days.set(data, [...(days.get(data) ?? []), denominazione]);
  return [...days].map(([day, names]) => [day, names.join(', ')]);
}

/** A label beside a vertical line at `line`: after the line where there is room, else before it; cut when it is longer than the drawing. */
function labelBesideLine(text: string, line: number, width: number): { label: string; labelX: number } {
  const room = Math.floor((width - 2 * LINEAGE_MARGIN) / LINEAGE_CHARACTER);
  const label = text.length > room ? `${text.slice(0, room - 1)}…` : text;
  const length = label.length * LINEAGE_CHARACTER;
  const after = line + LINEAGE_LABEL_GAP;
  const before = line - LINEAGE_LABEL_GAP - length;
  const last = width - LINEAGE_MARGIN - length;
  return { label, labelX: after <= last ? after : before >= LINEAGE_MARGIN ? before : Math.max(LINEAGE_MARGIN, last) };
}

/** A label beside a point at `point`, which it never covers: on the side where it fits, else cut on the side with more room. */
function labelBesidePoint(text: string, point: number, width: number): { label: string; labelX: number } {
  const after = width - LINEAGE_MARGIN - (point + LINEAGE_LABEL_GAP);
  const before = point - LINEAGE_LABEL_GAP - LINEAGE_MARGIN;
  const length = text.length * LINEAGE_CHARACTER;
  const isAfter = length <= after || (length > before && after >= before);
  const room = Math.max(1, Math.floor((isAfter ? after : before) / LINEAGE_CHARACTER));
  const label = text.length > room ? `${text.slice(0, room - 1)}…` : text;
  return { label, labelX: isAfter ? point + LINEAGE_LABEL_GAP : point - LINEAGE_LABEL_GAP - label.length * LINEAGE_CHARACTER };
}
