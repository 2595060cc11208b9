import { describe, expect, it } from 'vitest';
import { relatedUnit, type Version } from '../model.ts';
import { OfficialRecord } from '../OfficialRecord.ts';
import type { DeclaredChange } from '../sources/DeclaredChange.ts';
import { Timeline } from '../Timeline.ts';
import { withDeclaredChanges } from './declaredChanges.ts';
import { type Draft, draftBeginning, draftEnding } from './draftChanges.ts';

const DAY = '2014-01-01';
let last = 0;
const version = (code: string, from: string, to: string | null): Version => {
  last += 1;
  const nothing = { otherName: null, utsId: null, regionId: null, divisionId: null, plate: null, cadastral: null };
  return {
    ...nothing,
    id: last,
    unitId: Number(code),
    level: 'comune',
    code,
    name: code,
    italianName: code,
    certainty: 'dichiarato',
    source: 'vocabolario_comuni',
    from,
    to,
  };
};
const row = (kind: DeclaredChange['kind'], code: string, relatedCode: string | null): DeclaredChange => ({
  kind,
  date: DAY,
  code,
  name: code,
  relatedCode,
  relatedName: relatedCode,
  relatedPlate: null,
  act: null,
  content: null,
  split: null,
});

const recordOf = (rows: DeclaredChange[]) => new OfficialRecord([{ of: 'changes', date: null, file: 'variazioni.csv', rows }], [], []);

describe('what a list declares', () => {
  const [bazzano, savigno] = [version('037004', '1861-03-17', DAY), version('037058', '1861-03-17', DAY)];
  const [valsamoggia, other] = [version('037061', DAY, null), version('037062', DAY, null)];
  const municipal = new Timeline([bazzano, savigno, valsamoggia, other]);
  const deduced = (draft: Draft, relatedId: number): Draft => ({ ...draft, related: relatedUnit(relatedId, 'dedotto') });
  const drafts = [
    deduced(draftEnding(bazzano, DAY), other.unitId),
    deduced(draftEnding(savigno, DAY), valsamoggia.unitId),
    draftBeginning(valsamoggia, 'CS'),
    draftBeginning(other, 'CS'),
  ];
  /** The relations after some rows, as "kind unit related certainty". */
  const relations = (...rows: DeclaredChange[]) =>
    withDeclaredChanges(drafts, recordOf(rows), municipal).drafts.map(({ kind, unitId, related }) =>
      [kind, unitId, related.is === 'unit' ? `${related.id} ${related.certainty}` : related.is].join(' '),
    );

  it('of a constitution and its origin is true of the end of the origin, and of no other', () => {
    expect(relations(row('CS', '037061', '037004'))).toEqual([
      'ES 37004 37061 dichiarato',
      'ES 37058 37061 dedotto',
      'CS 37061 37004 dichiarato',
      'CS 37062 unknown',
    ]);
  });

  it('of an end and who took over is true of the beginning of that one', () => {
    expect(relations(row('ES', '037004', '037061'), row('ES', '037058', '037061'))).toEqual([
      'ES 37004 37061 dichiarato',
      'ES 37058 37061 dichiarato',
      'CS 37061 37004 dichiarato',
      'CS 37061 37058 dichiarato',
      'CS 37062 unknown',
    ]);
  });

  it('of nothing leaves an end of which no list of ends is loaded as not loaded, which is not the same as unknown', () => {
    const { drafts: joined } = withDeclaredChanges([draftEnding(bazzano, DAY), draftBeginning(valsamoggia, 'CS')], recordOf([]), municipal);
    expect(joined.map(({ related }) => related)).toEqual([{ is: 'notLoaded' }, { is: 'unknown' }]);
  });

  it('of a cession abroad is that of the end which the versions show', () => {
    expect(relations({ ...row('ES', '037058', null), kind: 'AS' })[1]).toBe('AS 37058 abroad');
  });

  it('of who took over refutes an origin that was deduced', () => {
    const supposed = [
      draftEnding(bazzano, DAY),
      draftEnding(savigno, DAY),
      draftBeginning(valsamoggia, 'CS'),
      deduced(draftBeginning(other, 'CS'), bazzano.unitId),
    ];
    const { drafts: joined } = withDeclaredChanges(supposed, recordOf([row('ES', '037004', '037061')]), municipal);
    expect(joined.filter(({ unitId }) => unitId === other.unitId).map(({ related }) => related)).toEqual([{ is: 'unknown' }]);
  });

  it('of two constitutions from one origin makes an end in both', () => {
    expect(relations(row('CS', '037061', '037004'), row('CS', '037062', '037004')).slice(0, 2)).toEqual([
      'ES 37004 37061 dichiarato',
      'ES 37004 37062 dichiarato',
    ]);
  });

  it('of a change by itself goes before what the other side says', () => {
    expect(relations(row('ES', '037004', '037062'), row('CS', '037061', '037004'))[0]).toBe('ES 37004 37062 dichiarato');
    expect(
      relations(row('ES', '037004', '037062'), row('CS', '037061', '037004')).filter((text) => text.startsWith('ES 37004')),
    ).toHaveLength(1);
  });

  it('of a constitution from a unit that goes on ends nothing', () => {
    const goesOn = new Timeline([{ ...bazzano, to: null }, valsamoggia]);
    const { drafts: result } = withDeclaredChanges([draftBeginning(valsamoggia, 'CS')], recordOf([row('CS', '037061', '037004')]), goesOn);
    expect(result.map(({ kind }) => kind)).toEqual(['CS']);
  });
});
