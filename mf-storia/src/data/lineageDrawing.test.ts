import type { PassoUnita } from '@territori/contract/wire';
import { describe, expect, it } from 'vitest';
import type { Lineage, LineageStep } from './lineage.ts';
import { lineageDrawing } from './lineageDrawing.ts';

const TODAY = '2026-01-01';
const labels = { from: (names: string) => `da ${names}`, into: (names: string) => `in ${names}` };

const step = (code: string, from: string, to: string): LineageStep => ({ code, name: 'Agliè', province: 'TO', from, to });
const passage = (denominazione: string, data: string): PassoUnita => ({
  id: 1,
  codice: '000000',
  denominazione,
  data,
  tipo: null,
  certezza: 'dichiarato',
});

const aglie: Lineage = {
  steps: [
    step('001001', '1861-03-17', '1927-01-12'),
    step('007805', '1927-01-12', '1945-10-05'),
    step('001001', '1945-10-05', '9999-12-31'),
  ],
  predecessors: [],
  successors: [],
};

function draw(lineage: Lineage, width = 600) {
  const drawing = lineageDrawing(lineage, width, TODAY, labels);
  if (!drawing) throw new Error('nothing was drawn');
  return drawing;
}

describe('the drawing of a lineage', () => {
  it('is null for a unit without versions', () => {
    expect(lineageDrawing({ steps: [], predecessors: [], successors: [] }, 600, TODAY, labels)).toBeNull();
  });

  it('puts each step on the axis in proportion to its days, one below the other, the open one up to today', () => {
    const { steps } = draw(aglie);
    const edges = steps.map(({ x, width }) => [Math.round(x), Math.round(x + width)]);
    expect(edges).toEqual([
      [12, 242],
      [242, 308],
      [308, 588],
    ]);
    expect(steps.map(({ y }) => y)).toEqual([48, 94, 140]);
  });

  it('connects the end of each step to the start of the next', () => {
    const { joints, steps } = draw(aglie);
    expect(joints.map(({ x }) => x)).toEqual(steps.slice(1).map(({ x }) => x));
  });

  it('does not connect steps across a period without the unit', () => {
    const gap = { ...aglie, steps: [step('015250', '2001-12-12', '2003-03-06'), step('015250', '2004-06-08', '9999-12-31')] };
    expect(draw(gap).joints).toEqual([]);
  });

  it.each([300, 600, 1200])('keeps every label and tick inside %i pixels', (width) => {
    const drawing = draw(
      { ...aglie, predecessors: [passage('Un comune dal nome davvero lungo, più lungo della riga', '2020-01-01')] },
      width,
    );
    for (const { label, labelX } of [...drawing.steps, ...drawing.passages]) {
      expect(labelX).toBeGreaterThanOrEqual(12);
      expect(labelX + label.length * 6.6).toBeLessThanOrEqual(width - 11);
    }
    for (const { x } of drawing.ticks) expect(x).toBeLessThanOrEqual(width);
  });

  it('has round years, fewer where there is less room', () => {
    expect(draw(aglie, 1200).ticks.map(({ year }) => year)).toEqual([
      1870, 1880, 1890, 1900, 1910, 1920, 1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020,
    ]);
    expect(draw(aglie, 300).ticks.map(({ year }) => year)).toEqual([1900, 1950, 2000]);
  });

  it('has a tick per year for a unit of a few years', () => {
    const young = { ...aglie, steps: [step('022229', '2021-06-01', '9999-12-31')] };
    expect(draw(young).ticks.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025, 2026]);
  });

  it('shows the units merged into it on one day as one point, connected to the bar of that day', () => {
    const lineage = { ...aglie, predecessors: [passage('Bezzecca', '1930-01-01'), passage('Concei', '1930-01-01')] };
    const { passages, steps } = draw(lineage);
    expect(passages.map(({ label }) => label)).toEqual(['da Bezzecca, Concei']);
    expect(passages[0]?.barY).toBe(steps[1]?.y);
    expect(passages[0]?.y).toBeLessThan(steps[0]?.y ?? 0);
  });

  it.each(['1861-03-17', '1900-01-01', '2026-01-01'])('cuts the names beside a point of %s rather than write over it', (day) => {
    const names = Array.from({ length: 30 }, (_, index) => passage(`Comune numero ${index}`, day));
    const [drawn] = draw({ ...aglie, predecessors: names }).passages;
    if (!drawn) throw new Error('no passage');
    const { x, labelX, label } = drawn;
    expect(label).toMatch(/^da Comune.*…$/);
    expect(labelX > x + 4 || labelX + label.length * 6.6 < x - 4, `${labelX} to ${labelX + label.length * 6.6}, ${x}`).toBe(true);
  });

  it('shows where the unit went below its bars', () => {
    const { passages, steps, height } = draw({ ...aglie, successors: [passage('Valsamoggia', '2014-01-01')] });
    expect(passages.map(({ label }) => label)).toEqual(['in Valsamoggia']);
    expect(passages[0]?.y).toBeGreaterThan(steps.at(-1)?.y ?? 0);
    expect(passages[0]?.y).toBeLessThan(height);
  });
});
