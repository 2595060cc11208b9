import type { DeclaredChange } from '@territori/history/territory/sources/DeclaredChange';
import type { SizeRow } from '@territori/history/territory/sources/SizeRow';
import type { Sources } from '@territori/history/territory/sources/Sources';
import { describe, expect, it } from 'vitest';
import { emptySources } from '../../formats/format.ts';
import { contradictions } from './contradictions.ts';

const spell = { from: '1861-03-17', to: null, code: '001001', name: 'ALFA', province: '001', plate: 'TO', cadastral: null };
const ended = { ...spell, to: '1928-01-01', code: '001002', name: 'BETA' };
const end = (more: Partial<DeclaredChange>): DeclaredChange => ({
  kind: 'ES',
  date: '1928-01-01',
  code: '001002',
  name: 'Beta',
  relatedCode: '001001',
  relatedName: 'Alfa',
  relatedPlate: 'TO',
  act: null,
  content: null,
  split: false,
  ...more,
});
const found = (more: Partial<Sources>) => contradictions({ ...emptySources(), ...more });
const spells = [spell, ended, { ...spell, from: '2000-01-01', code: '001003', name: 'GAMMA' }] as unknown as Sources['spells'];
const declared = (...rows: DeclaredChange[]): Sources['declared'] => [{ of: 'ended', date: '2026-05-11', file: 'situas_128.xlsx', rows }];

describe('sources contradict each other', () => {
  it('not when a declared end is one of the dated history', () => {
    expect(found({ spells, declared: declared(end({})) })).toEqual([]);
  });

  it('when the dated history does not show a declared end', () => {
    expect(found({ spells, declared: declared(end({ date: '1927-01-01' })) })).toEqual([
      {
        fact: 'end',
        code: '001002',
        day: '1927-01-01',
        statements: [
          { source: 'declared changes', says: 'ends on 1927-01-01' },
          { source: 'dated history', says: 'in force from 1861-03-17 to 1928-01-01' },
        ],
      },
    ]);
  });

  it('when a successor was not in force on the day', () => {
    expect(found({ spells, declared: declared(end({ relatedCode: '001003' })) })).toMatchObject([
      { fact: 'successor', code: '001002', statements: [{}, { says: '001003: in force from 2000-01-01 to today' }] },
    ]);
  });

  it('when two lists name different successors', () => {
    const other = { of: 'ended' as const, date: '2024-01-01', file: 'soppressi.csv', rows: [end({ relatedCode: '001009' })] };
    expect(found({ spells, declared: [...declared(end({})), other] })).toMatchObject([
      {
        fact: 'successor',
        statements: [
          { source: 'situas_128.xlsx', says: '001001' },
          { source: 'soppressi.csv', says: '001009' },
        ],
      },
    ]);
  });

  it('when two lists of one territory give different figures of one year, and not after a change of it', () => {
    const list = (date: string, legalPopulation: number) => ({
      date,
      rows: [{ code: '001001', legalPopulation, censusYear: 2021 } as SizeRow],
    });
    const municipalSizes = [list('2023-01-01', 100), list('2025-01-01', 101)];
    expect(found({ municipalSizes })).toMatchObject([
      { fact: 'legal population', code: '001001', statements: [{ says: '100' }, { says: '101' }] },
    ]);
    const changes = {
      of: 'changes' as const,
      date: null,
      file: 'variazioni.csv',
      rows: [end({ kind: 'CE', code: '001001', date: '2024-01-01' })],
    };
    expect(found({ municipalSizes, declared: [changes] })).toEqual([]);
  });
});
