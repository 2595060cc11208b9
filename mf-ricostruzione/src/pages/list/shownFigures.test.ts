import type { Comparability } from '@territori/traduzione';
import { describe, expect, it } from 'vitest';
import type { UnitFigures } from '../../list/ListView.ts';
import { shownFigures } from './shownFigures.ts';

const unit = (
  id: number,
  figures: readonly (number | null)[],
  comparability: Comparability = 'intera',
  weights: readonly number[] = figures.map((figure) => (figure === null ? 0 : 1)),
): UnitFigures => ({
  unit: id,
  code: `00${id}`,
  name: `Unità ${id}`,
  rows: 1,
  figures,
  weights,
  comparability,
  territory: [],
});

describe('the figures on the map of a list', () => {
  it('are those of a column, 0 among them, where nothing divides them', () => {
    const { values } = shownFigures([unit(1, [300, 173]), unit(2, [0, 5]), unit(3, [null, 5])], { place: 0, divisor: null });
    expect([...values]).toEqual([
      ['1', 300],
      ['2', 0],
    ]);
  });

  it('are for each 100 of another column, above 100 and below 0 too', () => {
    const units = [unit(1, [200, 150]), unit(2, [50, 75]), unit(3, [10, -1]), unit(4, [8, 0])];
    expect([...shownFigures(units, { place: 1, divisor: 0 }).values]).toEqual([
      ['1', 75],
      ['2', 150],
      ['3', -10],
      ['4', 0],
    ]);
  });

  it('are unknown where the divisor is 0, or one of the two is unknown', () => {
    const units = [unit(1, [0, 150]), unit(2, [null, 75]), unit(3, [10, null]), unit(4, [0, 0])];
    const { values, apart } = shownFigures(units, { place: 1, divisor: 0 });
    expect([values.size, apart.size]).toEqual([0, 0]);
  });

  it('stand apart where those of a unit cannot be compared; a unit that receives nothing has none', () => {
    const units = [unit(1, [200, 150], 'distribuita'), unit(2, [200, 75], 'parziale'), unit(3, [10, 5], 'non_comparabile')];
    const { values, apart } = shownFigures([...units, unit(4, [0, 0], 'nulla')], { place: 1, divisor: 0 });
    expect([...values]).toEqual([['1', 75]]);
    expect([...apart]).toEqual(['2', '3']);
  });

  it('stand apart where one of the two totals leaves out a row of the other; alone, each is shown', () => {
    const merged = unit(1, [300, 75], 'intera', [2, 1]);
    expect([...shownFigures([merged], { place: 1, divisor: 0 }).apart]).toEqual(['1']);
    expect([...shownFigures([merged], { place: 1, divisor: null }).values]).toEqual([['1', 75]]);
  });
});
