import { expect, it } from 'vitest';
import { wkb } from './wkb.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const double = (number: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(number);
  return bytes.toString('hex');
};

it('a geometry is a MULTIPOLYGON, little-endian, with its polygons, rings and positions in order', () => {
  const ring = (...positions: [number, number][]) => positions;
  const island = ring([12, 41], [13, 41], [13, 42], [12, 41]);
  const hole = ring([9.5, 45.5], [9.6, 45.6], [9.6, 45.5], [9.5, 45.5]);
  const mainland = ring([9, 45], [10, 45], [10, 46], [9, 45]);
  const bytes = wkb({ type: 'MultiPolygon', coordinates: [[mainland, hole], [island]] });
  const written = (positions: [number, number][]) => `04000000${positions.flat().map(double).join('')}`;
  expect(hex(bytes)).toBe(
    ['0106000000', '02000000', '010300000002000000', written(mainland), written(hole), '010300000001000000', written(island)].join(''),
  );
});

it('a geometry without polygons has none', () => expect(hex(wkb({ type: 'MultiPolygon', coordinates: [] }))).toBe('010600000000000000'));
