import { describe, expect, it } from 'vitest';
import { baranzate, family } from './genealogy.fixture.ts';
import { familyOrder, GENEALOGY_ROW_HEIGHT, genealogyDrawing } from './genealogyDrawing.ts';

const draw = (width = 320) => genealogyDrawing(family, width, '2026-01-01');

describe('the drawing of a lineage', () => {
  it('has ancestors above the unit they lead to, and descendants below', () => {
    expect(familyOrder(family).map(({ denominazione }) => denominazione)).toEqual([
      'Grandfather',
      'Grandmother',
      'Parent',
      'Aunt',
      'Unit',
      'Child',
    ]);
  });

  it('has a bar for each time at which a unit existed, none wider than the drawing', () => {
    const { units } = genealogyDrawing(baranzate, 320, '2026-01-01');
    expect(units.map(({ bars }) => bars.length)).toEqual([1, 3]);
    for (const { bars } of units)
      for (const { x, width } of bars) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(320);
      }
  });

  it('connects rows with a line on the day of the step, also upwards', () => {
    const { passages, units } = draw();
    expect(passages).toHaveLength(family.passaggi.length);
    const [first] = passages;
    expect(first?.x).toBe(units.find(({ unit }) => unit.id === 20)?.bars[0]?.x);
    expect((first?.to ?? 0) - (first?.from ?? 0)).toBeGreaterThan(GENEALOGY_ROW_HEIGHT);
    const [up] = genealogyDrawing(baranzate, 320, '2026-01-01').passages;
    expect(up?.to).toBeLessThan(up?.from ?? 0);
  });

  it('leaves out steps to units that are not shown', () => {
    const unita = family.unita.filter(({ generazione }) => generazione !== -2);
    expect(genealogyDrawing({ ...family, unita }, 320, '2026-01-01').passages).toHaveLength(3);
  });
});
