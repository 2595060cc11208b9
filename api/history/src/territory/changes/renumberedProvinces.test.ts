import { expect, it } from 'vitest';
import { type Attributes, UNKNOWN } from '../model.ts';
import type { Draft } from './draftChanges.ts';
import { withRenumberedProvinces } from './renumberedProvinces.ts';

const DAY = '2016-04-28';
const boundary = (unitId: number, level: Draft['level'] = 'uts'): Draft => ({
  unitId,
  level,
  date: DAY,
  kind: null,
  code: '092',
  name: 'Cagliari',
  related: UNKNOWN,
  utsId: null,
  actId: null,
  beforeId: 1,
  afterId: 2,
  split: null,
  certainty: 'derivato',
  source: null,
});
const code = (unitId: number, utsCode: string, from: string, to: string | null): Attributes => ({
  unitId,
  utsCode,
  from,
  to,
  certainty: 'dedotto',
});
const kinds = (drafts: Draft[], ...attributes: Attributes[]) =>
  withRenumberedProvinces(drafts, attributes).map(({ kind, certainty }) => `${kind} ${certainty}`);

it('a boundary from which a province has another statistical code is its renumbering, which is deduced', () => {
  expect(kinds([boundary(1)], code(1, '092', '1861-03-17', DAY), code(1, '292', DAY, null))).toEqual(['RN dedotto']);
});

it('a boundary on either side of which the code is the same or not known stays one of unknown kind', () => {
  expect(kinds([boundary(1)], code(1, '081', '1861-03-17', DAY), code(1, '081', DAY, null))).toEqual(['null derivato']);
  expect(kinds([boundary(1)], code(1, '292', DAY, null))).toEqual(['null derivato']);
  expect(kinds([boundary(1)], code(2, '092', '1861-03-17', DAY), code(1, '292', DAY, null))).toEqual(['null derivato']);
});
