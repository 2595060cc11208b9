import { folderOf } from '@territori/api-testing/folderOf';
import { recordOf } from '@territori/api-testing/recordOf';
import { changesByLabels, changesByNames, SMALL_CHANGES } from '@territori/api-testing/smallChanges';
import { SMALL_HISTORY } from '@territori/api-testing/smallFiles';
import { openEmpty, useDatabase } from '@territori/api-testing/testDatabase';
import { EditionModel } from '@territori/edition/EditionModel';
import { load } from '@territori/load/loading/load';
import type { Edition } from '@territori/store/database';
import { describe, expect, it } from 'vitest';
import { newsFromData } from './newsFromData.ts';

const MERGER = '2011|ES-Estinzione|001003|Gamma|001001|Alfanuova|L.R. 3|FUSIONE|01/01/2011';
const CORRECTED = SMALL_CHANGES.map((row) => row.replace('NUOVO NOME', 'ALTRO NOME'));
const TITLES = { it: 'Novità nei dati', en: 'What is new in the data' };

describe('the news of what changed in the data', () => {
  const test = useDatabase(openEmpty, 'postgres');

  async function loadRecord(files: Readonly<Record<string, string>>): Promise<Edition> {
    return (await load(test.database, { by: 'record', folder: await recordOf(files) })).edition;
  }
  async function newsOf(edition: Edition, language: 'it' | 'en' = 'it'): Promise<string[]> {
    const items = (await newsFromData(await EditionModel.read(test.database, edition), edition))(language);
    return items.filter(({ titolo }) => titolo === TITLES[language]).flatMap(({ testo }) => testo.split('\n'));
  }

  it('is none for the first edition', async () => {
    const edition = await loadRecord({ 'cities.csv': SMALL_HISTORY, 'situas_129_2010-06-01.csv': changesByLabels() });
    expect(await newsOf(edition)).toEqual([]);
  });

  it('names each table with what was added and corrected, and the municipalities, in both languages', async () => {
    const edition = await loadRecord({
      'cities.csv': SMALL_HISTORY.replace('"01-01-2010","31-12-9999"', '"01-01-2010","01-01-2011"'),
      'situas_129_2026-11-22.json': changesByNames([...CORRECTED, MERGER]),
      'comuni_2010.topo.json': JSON.stringify({
        type: 'Topology',
        arcs: [
          [
            [8, 46],
            [7, 46],
            [7, 45],
            [8, 46],
          ],
        ],
        objects: { comuni: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', id: '001001', arcs: [[0]] }] } },
      }),
    });
    expect(await newsOf(edition)).toEqual([
      '- Confini delle unità; fatti aggiunti: 1',
      '- Variazioni amministrative e territoriali dei comuni dal 1991 (report 129); fatti aggiunti: 1, corretti: 1. Comuni: Alfanuova (001001), Gamma (001003)',
      '- Vocabolario controllato dei comuni, storia dal 1861; corretti: 1. Comuni: Gamma (001003)',
    ]);
    expect(await newsOf(edition, 'en')).toEqual([
      '- Administrative and territorial changes of the municipalities since 1991 (report 129); facts added: 1, corrected: 1. Municipalities: Alfanuova (001001), Gamma (001003)',
      '- Boundaries of the units; facts added: 1',
      '- Controlled vocabulary of the municipalities, their history since 1861; corrected: 1. Municipalities: Gamma (001003)',
    ]);
  });

  it('counts what was withdrawn', async () => {
    const edition = await loadRecord({
      'cities.csv': SMALL_HISTORY.replace('"01-01-2010","31-12-9999"', '"01-01-2010","01-01-2011"'),
      'situas_129_2026-11-29.json': changesByNames([...CORRECTED]),
    });
    expect(await newsOf(edition)).toEqual([
      '- Variazioni amministrative e territoriali dei comuni dal 1991 (report 129); ritirati: 1. Comuni: Gamma (001003)',
    ]);
  });

  it('counts what a list of another day says otherwise, beside which the one before stays', async () => {
    const columns = ['PRO_COM_T', 'COMUNE', 'SIGLA_AUTOMOBILISTICA', 'POP_LEG', 'ANNO_CENSIMENTO', 'AREA_KMQ', 'POP_RES'].join(',');
    const sizes = (area: string) => `${columns}\n001001,Alfanuova,TO,10,2001,${area},11\n001003,Gamma,TO,20,2001,7,21\n`;
    const files = { 'cities.csv': SMALL_HISTORY, 'situas_129_2026-11-29.csv': changesByLabels(), 'situas_74_2006-01-01.csv': sizes('5') };
    await loadRecord(files);
    expect(await newsOf(await loadRecord({ ...files, 'situas_74_2007-01-01.csv': sizes('6') }))).toEqual([
      '- Comuni - Dimensione (report 74); fatti aggiunti: 1. Comuni: Alfanuova (001001)',
    ]);
  });

  it('is none where the files have another form only', async () => {
    await loadRecord({ 'cities.csv': SMALL_HISTORY, 'situas_129_2026-11-22.csv': changesByLabels() });
    const edition = await loadRecord({
      'cities.csv': SMALL_HISTORY.replaceAll('\n', '\r\n'),
      'situas_129_2026-12-06.json': changesByNames(),
    });
    expect(await newsOf(edition)).toEqual([]);
  });

  it('is none for files that an operator chose', async () => {
    const { edition } = await load(test.database, { by: 'operator', path: await folderOf({ 'cities.csv': SMALL_HISTORY }) });
    expect(await newsOf(edition)).toEqual([]);
  });
});
