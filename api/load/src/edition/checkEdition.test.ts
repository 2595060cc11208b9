import { folderOf } from '@territori/api-testing/folderOf';
import { SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { ENGINES, openEmpty, useDatabase } from '@territori/api-testing/testDatabase';
import { buildHistory } from '@territori/history/territory/buildHistory';
import type { History, Version } from '@territori/history/territory/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../loading/load.ts';
import { chooseSources } from '../sources/chooseSources.ts';
import { readFiles } from '../sources/readFiles.ts';
import { storeEdition } from './storeEdition.ts';

const SIZE = {
  municipalities: null,
  legalPopulation: 1,
  censusYear: 2001,
  area: null,
  areaYear: null,
  residents: null,
  residentsYear: null,
};
const TERRITORY = { island: 0, seaside: 0, zone: 1, altitude: 1, coastal2011: 0, coastal2021: 0, urbanisation2011: 3, urbanisation2021: 3 };

/** Two rows of a unit, the second from the day on which the first still holds. */
const twice = <Row>(unitId: number, row: Row) => [
  { ...row, unitId, from: '2001-01-01', to: '2006-01-01' },
  { ...row, unitId, from: '2005-12-31', to: null },
];

describe.each(ENGINES)('an edition on %s', (engine) => {
  const test = useDatabase(openEmpty, engine);
  let history: History;
  const named = (name: string): Version => history.versions.find((version) => version.name === name) as Version;
  const changedVersion = (name: string, changed: Partial<Version>) =>
    history.versions.map((version) => (version.name === name ? { ...version, ...changed } : version));
  /** Stores the small history with a change. */
  const store = (changed: Partial<History>) =>
    storeEdition(
      test.database,
      {
        history: { ...history, ...changed },
        sources: [],
        leftOut: [],
        lacks: [],
        origin: 'cartella',
        fingerprint: '',
        files: [],
      },
      () => {},
    );

  beforeAll(async () => {
    const request = { by: 'start', named: await folderOf({ 'cities.csv': SMALL_HISTORY }) } as const;
    await load(test.database, request);
    const chosen = await chooseSources(test.database, request, undefined, () => {});
    history = buildHistory((await readFiles(chosen, () => {})).sources);
  }, 120_000);

  it.each<[string, () => Partial<History>, string]>([
    [
      'two versions of a unit overlap',
      () => ({ versions: changedVersion('Alfanuova', { from: '2004-12-31' }) }),
      'Alfanuova (comune 001001) has two rows of versione at one time, in [2000-01-01,2005-01-01) and in [2004-12-31,)',
    ],
    [
      'two units have one code on one day',
      () => ({ versions: changedVersion('Alfanuova', { code: '001002', from: '2009-12-31' }) }),
      'comune 001002 is the code of Beta in [2000-01-01,2010-01-01) and of Alfanuova in [2009-12-31,)',
    ],
    [
      'two rows of characteristics of a unit overlap',
      () => ({ attributes: twice(named('Beta').unitId, { nuts3: 'ITC11', certainty: 'dichiarato' as const }) }),
      'Beta (comune 001002) has two rows of attributi at one time, in [2001-01-01,2006-01-01) and in [2005-12-31,)',
    ],
    [
      'two sizes of a unit overlap',
      () => ({ sizes: twice(named('Beta').unitId, SIZE) }),
      'Beta (comune 001002) has two rows of dimensione at one time, in [2001-01-01,2006-01-01) and in [2005-12-31,)',
    ],
    [
      'two territories of a unit overlap',
      () => ({ territories: twice(named('Beta').unitId, TERRITORY) }),
      'Beta (comune 001002) has two rows of territorio at one time, in [2001-01-01,2006-01-01) and in [2005-12-31,)',
    ],
    [
      'a long row of a unit meets one that is not the next',
      () => ({
        sizes: [
          ['2001-01-01', null],
          ['2002-01-01', '2003-01-01'],
          ['2004-01-01', '2005-01-01'],
        ].map(([from, to]) => ({ ...SIZE, unitId: named('Beta').unitId, from: from as string, to: to as string | null })),
      }),
      'Beta (comune 001002) has two rows of dimensione at one time, in [2001-01-01,) and in [2002-01-01,2003-01-01)',
    ],
  ])('is refused when %s, and the message names them', async (_, changed, message) => {
    await expect(store(changed())).rejects.toMatchObject({ name: 'FailedCheckError', message });
    expect((await test.database.edition())?.id).toBe(1);
  });

  it.each<[string, () => Partial<History>]>([
    ['a version of a unit that is not there', () => ({ units: history.units.filter(({ id }) => id !== named('Beta').unitId) })],
    ['sizes of a unit that is not there', () => ({ sizes: [{ ...SIZE, unitId: 7, from: '2001-01-01', to: null }] })],
    ['a version in a province that is not there', () => ({ versions: history.versions.map((version) => ({ ...version, utsId: 7 })) })],
  ])('is refused with %s', async (_, changed) => {
    await expect(store(changed())).rejects.toMatchObject({ name: 'DatabaseError', code: '23503' });
    expect((await test.database.edition())?.id).toBe(1);
  });

  it('has rows that follow each other, codes that pass to another unit, and units without a code', async () => {
    const [alfa, beta] = [named('Alfa').unitId, named('Beta').unitId];
    const size = (unitId: number, from: string, to: string | null) => ({ ...SIZE, unitId, from, to });
    const { id } = await store({
      versions: history.versions.map((version) => ({
        ...version,
        code: version.name === 'Alfa' || version.name === 'Gamma' ? '' : version.code,
      })),
      sizes: [size(alfa, '2001-01-01', '2002-01-01'), size(alfa, '2002-01-01', null), size(beta, '2001-01-01', null)],
    });
    expect((await test.database.edition())?.id).toBe(id);
  });
});
