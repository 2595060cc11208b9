import { describe, expect, it } from 'vitest';
import type { DataPackage } from '../files/dataPackage.ts';
import { wantsBoundaries } from './wantsBoundaries.ts';

const set = (path: string, day: string | null) => ({ path, day });
const RECORD = {
  resources: [
    set('confini/province_1871.topo.json', '1871-12-31'),
    set('confini/comuni_1991.topo.json', '1991-10-20'),
    set('confini/comuni_2025.topo.json', '2025-01-01'),
    set('confini/limits_IT_regions.topo.json', null),
    set('tabelle/situas_61_2026-01-01.csv', '2026-01-01'),
  ],
} as unknown as DataPackage;

describe('the boundaries that are fetched beside a record', () => {
  it.each([
    ['Limiti_1871.zip', false],
    ['Limiti_1881.zip', true],
    ['Limiti1991_g.zip', false],
    ['Limiti2001_g.zip', true],
    ['Limiti01012024_g.zip', true],
    ['Limiti01012025_g.zip', false],
    ['Limiti01012026_g.zip', true],
  ])('are those of days that it lacks: %s %s', (name, wanted) => {
    expect(wantsBoundaries(RECORD, 'lacking')(name)).toBe(wanted);
  });

  it('or those of days after its latest municipalities, so that the repository stays small', () => {
    const later = wantsBoundaries(RECORD, 'later');
    expect(['Limiti_1881.zip', 'Limiti01012024_g.zip', 'Limiti01012025_g.zip', 'Limiti01012026_g.zip'].filter(later)).toEqual([
      'Limiti01012026_g.zip',
    ]);
  });
});
