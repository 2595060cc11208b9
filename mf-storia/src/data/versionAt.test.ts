import { expect, it } from 'vitest';
import type { UnitOption } from './unitOption.ts';
import { type CodedVersion, versionAt } from './versionAt.ts';

const version = (id: number, code: string, from: string, to: string): CodedVersion => {
  const option: UnitOption = { id, code, name: '', form: null, value: '', label: '' };
  return { option, from, to };
};
// a code that one unit had until 1927 and another one from 1945, and a longer code that begins with it
const versions = [
  version(1, '001001', '1861-03-17', '1927-01-12'),
  version(2, '001001', '1945-10-05', '9999-12-31'),
  version(3, '0010012', '1930-01-01', '9999-12-31'),
];

it.each([
  ['in force on the day', '1900-01-01', 1],
  ['that ended on the day', '1927-01-12', 1],
  ['nearest to a day without one', '1940-01-01', 2],
  ['in force today', '2026-01-01', 2],
])('finds the unit %s', (_, day, id) => {
  expect(versionAt(versions, '001001', day)?.id).toBe(id);
});

it('finds none for a code that no unit had', () => {
  expect(versionAt(versions, '999999', '2026-01-01')).toBeUndefined();
});
