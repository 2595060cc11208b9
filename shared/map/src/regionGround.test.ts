import { expect, it } from 'vitest';
import { geometryOf } from './Geometry.ts';
import { fourAreas } from './map.fixture.ts';
import { NO_GROUND, regionGround } from './regionGround.ts';

const renamed = (ids: Readonly<Record<string, string>>) => {
  const [name, { geometries }] = Object.entries(fourAreas.objects)[0] as [string, (typeof fourAreas.objects)[string]];
  return geometryOf({
    ...fourAreas,
    objects: { [name]: { geometries: geometries.map((one) => ({ ...one, id: ids[one.id] ?? one.id })) } },
  });
};
const groundOf = async (ids: Readonly<Record<string, string>>) => [
  ...(await regionGround(geometryOf(fourAreas), renamed(ids), () => Promise.resolve())),
];

it('gives each area the ground of the region that it lies in', async () => {
  expect(await groundOf({ A: '01', B: '03', C: '08', D: '12' })).toEqual([0, 1, 2, 3]);
});

it('gives an area in no region the ground of one beside it, and none where no area has one', async () => {
  expect(await groundOf({ A: '01', B: '01', C: '01', D: 'elsewhere' })).toEqual([0, 0, 0, 0]);
  expect(await groundOf({ A: 'a', B: 'b', C: 'c', D: 'd' })).toEqual(Array(4).fill(NO_GROUND));
});
