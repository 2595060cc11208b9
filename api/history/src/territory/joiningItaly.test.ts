import { RecordedHistory, sameNumbers } from '@territori/api-testing/RecordedHistory';
import { groupBy } from '@territori/traduzione/groupBy';
import { beforeAll, describe, expect, it } from 'vitest';

let record: RecordedHistory;
beforeAll(async () => {
  record = await RecordedHistory.read();
}, 120_000);

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

  it('leaves start + born - ceased = end for each of 5.000 pairs of days', () => {
    const numbers = sameNumbers();
    const days = Array.from({ length: 100 }, () =>
      new Date(Date.UTC(1861, 2, 17) + Number(numbers.next().value) * 5.21e12).toISOString().slice(0, 10),
    ).sort();
    const moves = (kinds: readonly string[]) => [
      ...new Map(
        record.changes.filter(({ kind }) => kinds.includes(kind ?? '')).map((change) => [`${change.unitId} ${change.date}`, change.date]),
      ).values(),
    ];
    const [born, ceased] = [moves(['CS', 'PV']), moves(['ES', 'AS'])];
    const within = (dates: readonly string[], from: string, to: string) => dates.filter((date) => date > from && date <= to).length;
    const counts = new Map(days.map((day) => [day, record.numberOn(day)]));
    days.forEach((from, index) => {
      for (const to of days.slice(index)) {
        expect(Number(counts.get(from)) + within(born, from, to) - within(ceased, from, to), `${from} ${to}`).toBe(counts.get(to));
      }
    });
  });
});
