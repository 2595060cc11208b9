import { RecordedHistory } from '@territori/api-testing/RecordedHistory';
import { describe, expect, it } from 'vitest';

const record = await RecordedHistory.read();

describe('identity over time', () => {
  it.each([
    ['Morgex', '001915 1862', '007044 1929', '007044 2020'],
    ['La Salle', '001911 1862', '007040 1929', '007040 2020'],
    ['Aymavilles', '001880 1862', '007008 1928', '007008 2020'],
    ['Pineto, that was Mutignano', '067035 1900', '067035 2020'],
    ['Castel Ritaldi', '054008 1900', '054008 2020'],
    ['Campo Calabro, that was Campo di Calabria', '080018 1900', '080018 2020'],
    ['Castelverrino', '070028 1900', '094013 2020'],
    ['Albareto', '034001 1900', '034001 2020'],
    ['Pettoranello del Molise', '070086 1900', '094034 2020'],
    ['Cerretto Langhe', '004063 1900', '004063 2020'],
    ['Pignola', '076062 1900', '076062 2020'],
    ['San Martino in Passiria', '022498 1924', '021083 1928', '021083 2020'],
    ['Saponara', '083092 1900', '083092 2020'],
    ['Albagiara, that was Ollastra Usellus', '092078 1900', '095003 2020'],
    ['Campitello di Fassa', '022036 1925', '022036 2020'],
    ['San Ponso', '001251 1900', '007886 1928', '001251 2020'],
    ['Baranzate', '015806 1865', '015250 2002', '015250 2020'],
    ['Elini', '092828 1870', '091019 2000', '105005 2010', '091019 2020'],
  ])('%s is one municipality', (_name, ...states) => {
    const units = states.map((state) => {
      const [code = '', year = ''] = state.split(' ');
      return record.unit(code, `${year}-01-01`);
    });
    expect(units[0]).toBeDefined();
    expect(new Set(units).size).toBe(1);
  });

  it('gives an end the code that the municipality had last, though for no day', () => {
    const end = record.endsOf('ES').find(({ code, date }) => code === '068801' && date === '1927-01-12');
    expect(end).toMatchObject({ name: 'Castellammare Adriatico', related: { is: 'unit', id: record.unit('068028', '1927-01-12') } });
    const pescara = record.history.versions.find(({ level, code, from }) => level === 'uts' && code === '068' && from === '1927-01-12');
    expect(end?.utsId).toBe(pescara?.unitId);
  });
});

describe('the history reaches 11/05/2026', () => {
  it('with the changes that the vocabulary does not know', () => {
    expect(record.history.date).toBe('2026-05-11');
    const names = (code: string) =>
      ['2025-06-12', '2025-06-13', '2025-10-09', '2025-10-10', '2026-05-11'].map((date) => record.municipal.at(code, date)?.name);
    expect(names('083100')).toEqual(['Tripi', ...Array(4).fill('Tripi - Abakainon')]);
    expect(names('006113')).toEqual([...Array(3).fill('Murisengo'), ...Array(2).fill('Murisengo Monferrato')]);
    expect(record.municipal.at('024129', '2026-02-20')).toBeUndefined();
    expect(record.municipal.at('024129', '2026-02-21')).toMatchObject({ name: 'Castegnero Nanto', plate: 'VI' });
    expect(record.municipal.at('018082', '2026-01-31')).toBeUndefined();
    expect(record.unit('113001', '2026-01-01')).toBe(record.unit('090001', '2025-12-31'));
    expect(record.changes.filter(({ date }) => date === '2026-04-23').map(({ kind, code }) => `${kind} ${code}`)).toEqual([
      'CE 030026',
      'AQ 030085',
    ]);
  });

  it.each([
    ['1861-03-17', 7720],
    ['1948-01-01', 7688],
    ['1991-10-20', 8100],
    ['2001-01-01', 8100],
    ['2021-01-01', 7903],
    ['2026-01-01', 7896],
    ['2026-01-31', 7895],
    ['2026-02-21', 7894],
    ['2026-05-11', 7894],
  ])('has on %s %i municipalities', (date, number) => {
    expect(record.numberOn(date)).toBe(number);
  });
});
