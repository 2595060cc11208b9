import type { Genealogia, Passaggio, UnitaImparentata } from '@territori/contract/v1';
import { timeScale, yearTicks } from './timeAxis.ts';

/** A unit as a row: its name, and below it a bar for each time at which it existed. Sizes are pixels. */
export interface DrawnUnit {
  readonly unit: UnitaImparentata;
  readonly y: number;
  readonly bars: readonly { readonly x: number; readonly width: number }[];
}

/** A step as a vertical line on its day, from the bar of one unit to the bar of the other. */
export interface DrawnPassage {
  readonly passage: Passaggio;
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

export interface GenealogyDrawing {
  readonly width: number;
  readonly height: number;
  readonly ticks: readonly { readonly x: number; readonly year: number }[];
  readonly units: readonly DrawnUnit[];
  readonly passages: readonly DrawnPassage[];
}

export const GENEALOGY_ROW_HEIGHT = 44;
export const GENEALOGY_BAR_HEIGHT = 10;
/** Pixels from the top of a row to its bar. */
export const GENEALOGY_BAR_OFFSET = 26;
const GENEALOGY_AXIS_HEIGHT = 28;

/**
 * Lays out a lineage on an axis of years: ancestors above the unit, descendants below it, each beside the unit that it leads to. The text
 * of a row is as wide as the drawing, so that it can be read on a phone. Open times end at `today`.
 */
export function genealogyDrawing(
  { unita, passaggi }: Pick<Genealogia, 'unita' | 'passaggi'>,
  width: number,
  today: string,
): GenealogyDrawing {
  const start = unita.flatMap(({ periodi }) => periodi.map(({ valido_dal }) => valido_dal)).sort()[0] ?? today;
  const x = timeScale(start, today, width);
  const units = familyOrder({ unita, passaggi }).map((unit, row): DrawnUnit => {
    const y = GENEALOGY_AXIS_HEIGHT + row * GENEALOGY_ROW_HEIGHT;
    const bars = unit.periodi.map(({ valido_dal, valido_al }) => {
      const left = x(valido_dal);
      return { x: left, width: Math.max(3, x(valido_al ?? today) - left) };
    });
    return { unit, y, bars };
  });
  const barOf = new Map(units.map(({ unit, y }) => [unit.id, y + GENEALOGY_BAR_OFFSET]));
  return {
    width,
    height: GENEALOGY_AXIS_HEIGHT + units.length * GENEALOGY_ROW_HEIGHT,
    ticks: yearTicks(start, today, width).map((year) => ({ year, x: x(`${year}-01-01`) })),
    units,
    passages: passaggi.flatMap((passage) => {
      const [from, to] = [barOf.get(passage.id_da), barOf.get(passage.id_a)];
      if (from === undefined || to === undefined) return [];
      const down = to > from;
      return [{ passage, x: x(passage.data), from: down ? from + GENEALOGY_BAR_HEIGHT : from, to: down ? to : to + GENEALOGY_BAR_HEIGHT }];
    }),
  };
}

/** The units from top to bottom: every ancestor above the unit that it leads to, every descendant below the unit that it came from. */
export function familyOrder({ unita, passaggi }: Pick<Genealogia, 'unita' | 'passaggi'>): readonly UnitaImparentata[] {
  const units = new Map(unita.map((unit) => [unit.id, unit]));
  const root = unita.find(({ generazione }) => generazione === 0);
  if (!root) return [];
  const placed = new Set([root.id]);
  const related = (id: number, back: boolean) => {
    const steps = passaggi.filter((step) => (back ? step.id_a : step.id_da) === id);
    return steps.flatMap((step) => {
      const other = units.get(back ? step.id_da : step.id_a);
      return other && other.generazione !== 0 && other.generazione < 0 === back ? [other] : [];
    });
  };
  const walk = (unit: UnitaImparentata, back: boolean): readonly UnitaImparentata[] =>
    related(unit.id, back).flatMap((other) => {
      if (placed.has(other.id)) return [];
      placed.add(other.id);
      const further = walk(other, back);
      return back ? [...further, other] : [other, ...further];
    });
  return [...walk(root, true), root, ...walk(root, false)];
}
