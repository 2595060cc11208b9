import { describe, expect, it } from 'vitest';
import { dayMapByCodes } from './dayMaps.ts';
import { geometryOf } from './Geometry.ts';
import { fiveUnits, fourAreas } from './map.fixture.ts';
import { actionOf } from './mapKeys.ts';
import { nextUnit, unitBeside } from './nextUnit.ts';
import { UnitVersions } from './UnitVersions.ts';

const geometry = geometryOf(fourAreas);
const day = dayMapByCodes(geometry, new UnitVersions(fiveUnits).on('1880-01-01'));
const unit = (key: string) => day.byKey.get(key) as NonNullable<ReturnType<typeof day.byKey.get>>;

describe('the next unit', () => {
  it('by its initial, without accents, and from the beginning again; one that is not drawn is left out', () => {
    expect(nextUnit(day, null, 'b')?.name).toBe('Bèta');
    expect(nextUnit(day, '2', 'B')?.name).toBe('Bèta');
    expect(nextUnit(day, null, 'e')).toBeUndefined();
  });

  it('by its direction', () => {
    expect(unitBeside(geometry, day, unit('1'), [1, 0])?.key).toBe('2');
    expect(unitBeside(geometry, day, unit('1'), [0, -1])?.key).toBe('3');
    expect(unitBeside(geometry, day, unit('4'), [0, 1])?.key).toBe('2');
    expect(unitBeside(geometry, day, unit('4'), [1, 0])).toBeUndefined();
  });
});

describe('a key on the map', () => {
  const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) =>
    actionOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });

  it('chooses, moves, enlarges, or belongs to the browser', () => {
    expect(press('ArrowLeft')).toEqual({ do: 'neighbour', direction: [-1, 0] });
    expect(press('ArrowDown', { shiftKey: true })).toEqual({ do: 'move', direction: [0, 1] });
    expect(press('È')).toEqual({ do: 'initial', letter: 'È' });
    expect([press('+'), press('-'), press('0'), press('Escape'), press('Enter')].map((action) => action?.do)).toEqual([
      'nearer',
      'farther',
      'whole',
      'none',
      'table',
    ]);
    expect([press('Tab'), press('1'), press('f', { ctrlKey: true }), press('ArrowLeft', { altKey: true })]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
