import { emptySources } from '@territori/load/formats/format';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildHistory } from '../buildHistory.ts';
import type { History } from '../model.ts';
import type { TerritoryRow } from '../sources/TerritoryRow.ts';

const row = (code: string, features: Partial<TerritoryRow>): TerritoryRow => ({
  code,
  island: 0,
  seaside: 0,
  zone: 3,
  altitude: 300,
  coastal2011: null,
  coastal2021: null,
  urbanisation2011: null,
  urbanisation2021: null,
  ...features,
});
const spell = (code: string, name: string) => ({
  code,
  name,
  otherName: '',
  province: '001',
  region: '01',
  plate: 'TO',
  cadastral: null,
  from: '1948-01-01',
  to: null,
});

describe('the features of the territory of a municipality', () => {
  let history: History;
  beforeAll(() => {
    history = buildHistory({
      ...emptySources(),
      spells: [spell('001001', 'ALFA'), spell('001002', 'BETA')],
      declared: [
        {
          of: 'changes',
          file: 'changes.csv',
          date: '2024-01-01',
          rows: [
            {
              kind: 'CE',
              date: '2020-06-01',
              code: '001002',
              name: 'Beta',
              relatedCode: '001001',
              relatedName: 'Alfa',
              relatedPlate: 'TO',
              act: null,
              content: null,
              split: null,
            },
          ],
        },
      ],
      territories: [
        {
          date: '2018-01-01',
          rows: [
            row('001001', { altitude: 315, coastal2011: 0, urbanisation2011: 2 }),
            row('001002', { altitude: 90, coastal2011: 1, urbanisation2011: 3 }),
          ],
        },
        { date: '2023-01-01', rows: [row('001001', { altitude: 316, coastal2021: 0, urbanisation2021: 1 })] },
      ],
    });
  });

  const on = (name: string, date: string) => {
    const unit = history.versions.find((version) => version.name === name)?.unitId;
    const found = history.territories.find(({ unitId, from, to }) => unitId === unit && from <= date && (to === null || date < to));
    return found && `${found.altitude} m, 2011 ${found.urbanisation2011}, 2021 ${found.urbanisation2021}`;
  };

  it('hold from the day of the list on, not before', () => {
    expect(on('Alfa', '2017-12-31')).toBeUndefined();
    expect(on('Alfa', '2018-01-01')).toBe('315 m, 2011 2, 2021 null');
  });

  it('end where the territory changes, for the municipality that gives and the one that gets', () => {
    expect(on('Beta', '2020-05-31')).toBe('90 m, 2011 3, 2021 null');
    expect(on('Beta', '2020-06-01')).toBeUndefined();
    expect(on('Alfa', '2020-06-01')).toBeUndefined();
  });

  it('hold again from the next list on', () => {
    expect(on('Alfa', '2026-01-01')).toBe('316 m, 2011 null, 2021 1');
  });
});
