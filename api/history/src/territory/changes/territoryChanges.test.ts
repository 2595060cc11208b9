import { describe, expect, it } from 'vitest';
import type { Version } from '../model.ts';
import { OfficialRecord } from '../OfficialRecord.ts';
import type { DeclaredChange } from '../sources/DeclaredChange.ts';
import { Timeline } from '../Timeline.ts';
import { territoryChanges } from './territoryChanges.ts';

const version = (unitId: number, from: string, to: string | null, more: Partial<Version> = {}): Version => ({
  id: 0,
  unitId,
  level: 'comune',
  code: `00100${unitId}`,
  name: 'A',
  italianName: 'A',
  otherName: null,
  utsId: 1,
  regionId: 1,
  divisionId: 1,
  plate: null,
  cadastral: null,
  certainty: 'dichiarato',
  source: null,
  from,
  to,
  ...more,
});
const change = (kind: DeclaredChange['kind'], date: string, code: string, relatedCode: string): DeclaredChange => ({
  kind,
  date,
  code,
  name: '',
  relatedCode,
  relatedName: '',
  relatedPlate: null,
  act: null,
  content: null,
  split: null,
});
const recordOf = (...rows: DeclaredChange[]) =>
  new OfficialRecord(rows.length > 0 ? [{ of: 'changes', date: null, file: 'variazioni.csv', rows }] : [], [], []);

describe('the territory of a municipality changes', () => {
  it('when it gives or gets some, on both sides, and when it takes over another that ends', () => {
    const municipal = new Timeline([
      version(1, '1861-03-17', null),
      version(2, '1861-03-17', null),
      version(3, '1861-03-17', '2014-01-01'),
    ]);
    const changes = territoryChanges(
      recordOf(change('CE', '2000-05-05', '001001', '001002'), change('ES', '2014-01-01', '001003', '001002')),
      municipal,
    );
    expect(changes(1)).toEqual(['1861-03-17', '2000-05-05']);
    expect(changes(2)).toEqual(['1861-03-17', '2000-05-05', '2014-01-01']);
    expect(changes(3)).toEqual(['1861-03-17', '2014-01-01']);
  });

  it('not when its name, code or province changes', () => {
    const municipal = new Timeline([
      version(1, '1861-03-17', '1950-01-01'),
      version(1, '1950-01-01', '1960-01-01', { name: 'B' }),
      version(1, '1960-01-01', '1970-01-01', { name: 'B', code: '002001' }),
      version(1, '1970-01-01', null, { name: 'B', code: '002001', utsId: 2 }),
    ]);
    expect(territoryChanges(recordOf(), municipal)(1)).toEqual(['1861-03-17']);
  });

  it('perhaps at a boundary that no list explains', () => {
    const municipal = new Timeline([version(1, '1861-03-17', '1950-01-01'), version(1, '1950-01-01', null)]);
    expect(territoryChanges(recordOf(), municipal)(1)).toEqual(['1861-03-17', '1950-01-01']);
  });

  it('when it ends and when it returns', () => {
    const municipal = new Timeline([version(1, '1861-03-17', '1928-01-01'), version(1, '1947-01-01', null)]);
    expect(territoryChanges(recordOf(), municipal)(1)).toEqual(['1861-03-17', '1928-01-01', '1947-01-01']);
  });
});
