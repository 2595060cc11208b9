import { RecordedHistory } from '@territori/api-testing/RecordedHistory';
import { templateFiles } from '@territori/api-testing/template';
import { openLoaded } from '@territori/api-testing/testDatabase';
import { covers } from '@territori/history/territory/period';
import { openStore } from '@territori/store/files/openStore';
import { describe, expect, it } from 'vitest';
import { describeFit } from './describeFit.ts';
import type { MapLevel } from './MapSet.ts';
import { readMapCatalogue } from './readMap.ts';

const { history } = await RecordedHistory.read();
const { database } = await openLoaded('pglite');
const written = await readMapCatalogue(openStore(await templateFiles()), await database.inService());
if (!written) throw new Error('The record that the tests load has no maps');
/** The catalogue of the maps that a load of the record has written; `drawnMaps.deep.test.ts` looks at what they draw. */
const catalogue = written;

const setOn = (level: MapLevel, day: string) => catalogue.levels[level].calendar.findLast(({ from }) => from <= day)?.set;

function sentenceOn(level: MapLevel, day: string): string {
  const entry = catalogue.levels[level];
  const set = catalogue.sets.find(({ id }) => id === setOn(level, day));
  if (!set) return '';
  const there = history.versions.filter((version) => version.level === level && covers(version, day));
  const undrawn = entry.undrawn.filter(({ from, to }) => from <= day && (to === null || day < to));
  return describeFit({
    level,
    day,
    set,
    units: there.length,
    shared: entry.shared[entry.days.findLastIndex((change) => change <= day)] ?? 0,
    undrawn: undrawn.map(({ unit }) => there.find(({ unitId }) => unitId === unit)?.name ?? '?'),
    ceded: undrawn.filter(({ reason }) => reason === 'ceduta').length,
  }).it;
}

describe('which boundaries show a day', () => {
  it.each<[MapLevel, string, string, string]>([
    [
      'comune',
      '1861-03-17',
      'comune-2010',
      'Confini del 01/01/2010, attribuiti ai comuni del giorno con la storia delle unità: è una ricostruzione. 2.012 comuni sono disegnati insieme ad altri, perché il confine fra loro non è nei dati. 2 comuni (Briga e Tenda) non sono disegnati: il loro territorio oggi non è italiano.',
    ],
    [
      'comune',
      '1927-06-01',
      'comune-2010',
      'Confini del 01/01/2010, attribuiti ai comuni del giorno con la storia delle unità: è una ricostruzione. 1.551 comuni sono disegnati insieme ad altri, perché il confine fra loro non è nei dati. 184 comuni non sono disegnati: il loro territorio oggi non è italiano. I confini disponibili si fermano al confine di oggi: i territori ceduti nel 1947 non sono disegnati.',
    ],
    [
      'comune',
      '1991-10-20',
      'comune-2010',
      'Confini del 01/01/2010, attribuiti ai comuni del giorno con la storia delle unità: è una ricostruzione. 21 comuni sono disegnati insieme ad altri, perché il confine fra loro non è nei dati.',
    ],
    ['comune', '2011-03-01', 'comune-2010', 'Confini del 01/01/2010.'],
    // Mappano was founded of parts of four municipalities, whose border no earlier set has: the set of 2022 would draw 136 together
    ['comune', '2017-04-17', 'comune-2010', 'Confini del 01/01/2010.'],
    ['comune', '2017-04-18', 'comune-2010', 'Confini del 01/01/2010. Un comune (Mappano) non è disegnato.'],
    [
      'comune',
      '2021-02-20',
      'comune-2022',
      'Confini del 01/01/2022, attribuiti ai comuni del giorno con la storia delle unità: è una ricostruzione.',
    ],
    ['comune', '2026-03-01', 'comune-2022', 'Confini del 01/01/2022.'],
    ['uts', '1861-03-17', 'uts-1861', 'Confini del censimento del 1861.'],
    ['uts', '1868-01-01', 'uts-1866-11-20-ricostruita', 'Province ricostruite dai confini dei loro comuni.'],
    ['uts', '1871-12-31', 'uts-1871', 'Confini del censimento del 1871.'],
    ['uts', '1881-12-31', 'uts-1881', 'Confini del censimento del 1881.'],
    ['uts', '1901-02-10', 'uts-1901', 'Confini del censimento del 1901.'],
    ['uts', '1911-06-10', 'uts-1911', 'Confini del censimento del 1911.'],
    [
      'uts',
      '1921-12-01',
      'uts-1921',
      'Confini del censimento del 1921. I confini disponibili si fermano al confine di oggi: i territori ceduti nel 1947 non sono disegnati.',
    ],
    [
      'uts',
      '1924-01-01',
      'uts-1923-12-22-ricostruita',
      'Province ricostruite dai confini dei loro comuni. 2 province (Pola e Zara) non sono disegnate: il loro territorio oggi non è italiano. I confini disponibili si fermano al confine di oggi: i territori ceduti nel 1947 non sono disegnati.',
    ],
    [
      'uts',
      '1931-04-21',
      'uts-1931',
      'Confini del censimento del 1931. 3 province (Fiume, Pola e Zara) non sono disegnate: il loro territorio oggi non è italiano. I confini disponibili si fermano al confine di oggi: i territori ceduti nel 1947 non sono disegnati.',
    ],
    [
      'uts',
      '1936-04-21',
      'uts-1936',
      'Confini del censimento del 1936. 3 province (Fiume, Pola e Zara) non sono disegnate: il loro territorio oggi non è italiano. I confini disponibili si fermano al confine di oggi: i territori ceduti nel 1947 non sono disegnati.',
    ],
    ['uts', '1951-11-04', 'uts-1951', 'Confini del censimento del 1951.'],
    ['uts', '1961-10-15', 'uts-1961', 'Confini del censimento del 1961.'],
    ['uts', '1971-10-24', 'uts-1971', 'Confini del censimento del 1971.'],
    ['uts', '1991-10-20', 'uts-1991', 'Confini del censimento del 1991.'],
    ['uts', '1996-01-01', 'uts-1995-01-01-ricostruita', 'Province ricostruite dai confini dei loro comuni.'],
    ['uts', '2010-01-01', 'uts-2009-07-27-ricostruita', 'Province ricostruite dai confini dei loro comuni.'],
    ['uts', '2020-01-01', 'uts-2016-04-28', 'Confini delle unità in vigore dal 28/04/2016.'],
    ['uts', '2026-06-01', 'uts-2026-01-01-ricostruita', 'Province ricostruite dai confini dei loro comuni.'],
    [
      'regione',
      '1861-03-17',
      'compartimento-1861-03-17-ricostruita',
      'Compartimenti del primo censimento disponibile, senza le province che non erano ancora italiane.',
    ],
    ['regione', '1871-12-31', 'compartimento-1871', 'Compartimenti del censimento del 1871.'],
    [
      'regione',
      '1936-04-21',
      'compartimento-1936',
      'Compartimenti del censimento del 1936. I confini disponibili si fermano al confine di oggi: i territori ceduti nel 1947 non sono disegnati.',
    ],
    ['regione', '1950-01-01', 'regione-1948-01-01-ricostruita', 'Regioni ricostruite dai confini delle loro province.'],
    ['regione', '1991-10-20', 'regione-1964-01-19', 'Confini delle unità in vigore dal 19/01/1964.'],
  ])('%s on %s: %s', (level, day, set, sentence) => {
    expect(setOn(level, day)).toBe(set);
    expect(sentenceOn(level, day)).toBe(sentence);
  });
});
