import { describe, expect, it } from 'vitest';
import type { SizeAtTime } from '../model/readSizesOverTime.ts';
import { figuresBefore } from './figures.ts';

const size = (census: number, population: number | null, area: number | null = null): SizeAtTime => ({
  id: 1,
  from: null,
  to: null,
  population,
  census,
  area,
  areaYear: area === null ? null : census,
});

describe('the figures before a day', () => {
  const sizes = new Map([[1, [size(1991, 300, 12.5), size(2011, 400), size(2021, null)]]]);

  it('are those of censuses whose day had come', () => {
    expect([...figuresBefore(sizes, 1, '2011-10-08', 'popolazione')]).toEqual([[1991, 300]]);
    expect([...figuresBefore(sizes, 1, '2011-10-09', 'popolazione')]).toEqual([
      [1991, 300],
      [2011, 400],
    ]);
  });

  it('of area belong to the end of their year, and there are none for a unit that no source measures', () => {
    expect([...figuresBefore(sizes, 1, '1991-12-30', 'superficie')]).toEqual([]);
    expect([...figuresBefore(sizes, 1, '1991-12-31', 'superficie')]).toEqual([[1991, 12.5]]);
    expect([...figuresBefore(sizes, 2, '2025-01-01', 'popolazione')]).toEqual([]);
  });
});
