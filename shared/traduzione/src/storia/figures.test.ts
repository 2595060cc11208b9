import { describe, expect, it } from 'vitest';
import { figuresBefore, figuresSince, type MeasuredSize } from './figures.ts';

const size = (census: number, population: number | null, area: number | null = null, period = {}): MeasuredSize => ({
  from: null,
  to: null,
  population,
  census,
  area,
  areaYear: area === null ? null : census,
  ...period,
});

describe('the figures before a day', () => {
  const sizes = [size(1991, 300, 12.5), size(2011, 400), size(2021, null)];

  it('are those of censuses whose day had come', () => {
    expect([...figuresBefore(sizes, '2011-10-08', 'popolazione')]).toEqual([[1991, 300]]);
    expect([...figuresBefore(sizes, '2011-10-09', 'popolazione')]).toEqual([
      [1991, 300],
      [2011, 400],
    ]);
  });

  it('of area belong to the end of their year, and there are none for a unit that no source measures', () => {
    expect([...figuresBefore(sizes, '1991-12-30', 'superficie')]).toEqual([]);
    expect([...figuresBefore(sizes, '1991-12-31', 'superficie')]).toEqual([[1991, 12.5]]);
    expect([...figuresBefore(undefined, '2025-01-01', 'popolazione')]).toEqual([]);
  });
});

describe('the figures since a day', () => {
  it('are those of the territory of that day, until it changes', () => {
    const sizes = [size(2001, 100, null, { to: '2005-01-01' }), size(2011, 80, null, { from: '2005-01-01' })];
    expect([...figuresSince(sizes, '2005-01-01', '9999-12-31', 'popolazione')]).toEqual([[2011, 80]]);
    expect([...figuresSince(sizes, '1995-01-01', '2005-01-01', 'popolazione')]).toEqual([[2001, 100]]);
  });
});
