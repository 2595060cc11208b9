import { expect, it } from 'vitest';
import { geometryOf } from './Geometry.ts';
import { groundSteps, NO_GROUND } from './groundSteps.ts';
import { fourAreas } from './map.fixture.ts';
import { inOneGo } from './Steps.ts';

const renamed = (ids: Readonly<Record<string, string>>) => {
  const [name, { geometries }] = Object.entries(fourAreas.objects)[0] as [string, (typeof fourAreas.objects)[string]];
  return geometryOf({
    ...fourAreas,
    objects: { [name]: { geometries: geometries.map((one) => ({ ...one, id: ids[one.id] ?? one.id })) } },
  });
};
const groundOf = (ids: Readonly<Record<string, string>>) => [...inOneGo(groundSteps(geometryOf(fourAreas), renamed(ids)))];

it('gives each area the ground of the region that it lies in', () => {
  expect(groundOf({ A: '01', B: '03', C: '08', D: '12' })).toEqual([0, 1, 2, 3]);
});

it('gives an area in no region the ground of one beside it, and none where no area has one', () => {
  expect(groundOf({ A: '01', B: '01', C: '01', D: 'elsewhere' })).toEqual([0, 0, 0, 0]);
  expect(groundOf({ A: 'a', B: 'b', C: 'c', D: 'd' })).toEqual(Array(4).fill(NO_GROUND));
});
