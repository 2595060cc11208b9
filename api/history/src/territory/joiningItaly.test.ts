import { RecordedHistory } from '@territori/api-testing/RecordedHistory';
import { groupBy } from '@territori/traduzione/groupBy';
import { describe, expect, it } from 'vitest';

const record = await RecordedHistory.read();

describe('joining Italy', () => {
  const annexed = (level: 'comune' | 'uts') =>
    groupBy(
      record.history.changes.filter((change) => change.level === level && change.kind === 'PV' && change.related.is === 'abroad'),
      ({ date }) => date,
    );

  it('is the beginning of those that came from a foreign state, Fiume among them', () => {
    expect([...annexed('comune')].map(([date, all]) => `${date} ${all.length}`)).toEqual([
      '1866-11-20 839',
      '1871-01-15 227',
      '1920-10-16 589',
      '1921-01-05 251',
      '1924-02-23 1',
    ]);
    expect(
      annexed('comune')
        .get('1924-02-23')
        ?.map(({ name }) => name),
    ).toEqual(['Fiume']);
    expect([...annexed('uts')].map(([date, all]) => `${date} ${all.map(({ name }) => name).sort()}`)).toEqual([
      '1866-11-20 Belluno,Mantova,Padova,Rovigo,Treviso,Udine,Venezia,Verona,Vicenza',
      '1871-01-15 Roma',
      '1920-10-16 Venezia Tridentina',
      '1921-01-05 Venezia Giulia',
      '1924-02-23 Fiume',
    ]);
  });

  it('has no other side on the first day of the history', () => {
    const first = record.changes.filter(({ date }) => date === '1861-03-17');
    expect(first).toHaveLength(7720);
    expect(new Set(first.map(({ kind, related }) => `${kind} ${related.is}`))).toEqual(new Set(['PV none']));
  });

  it('passes Fiume, Pola and Zara to a foreign state in 1947', () => {
    const ceded = record.history.changes.filter(({ level, kind }) => level === 'uts' && kind === 'AS');
    expect(ceded.map(({ name, date, related }) => `${name} ${date} ${related.is}`)).toEqual([
      'Fiume 1947-09-16 abroad',
      'Pola 1947-09-16 abroad',
      'Zara 1947-09-16 abroad',
    ]);
  });
});
