import { pairsOfDays } from '@territori/api-testing/pairsOfDays';
import { RecordedHistory } from '@territori/api-testing/RecordedHistory';
import { openHistory } from '@territori/api-testing/testHistory';
import { dayNumber, holdsOn } from '@territori/traduzione/storia';
import { describe, expect, it } from 'vitest';
import type { Passage } from '../model.ts';
import { covers } from '../period.ts';
import { municipalDestinations } from './municipalDestinations.ts';

const [BARANZATE, BOLLATE, NOVATE, OTHER] = [1, 2, 3, 4];

const there = (unitId: number, from: string, to: string | null = null) => ({ level: 'comune' as const, unitId, from, to });
const passage = (fromId: number, toId: number, date: string, more: Partial<Passage> = {}) => ({
  level: 'comune' as const,
  fromId,
  toId,
  date,
  kind: 'ES' as const,
  certainty: 'dichiarato' as const,
  whole: true,
  ...more,
});

const ALWAYS = { since: null, before: null };

describe('what a municipality is at a second date', () => {
  it('is itself while it is there, what it became while it is not, and itself again when it is founded again', () => {
    const versions = [there(BARANZATE, '2001-12-12', '2003-03-06'), there(BARANZATE, '2004-06-08'), there(BOLLATE, '1861-03-17')];
    const found = municipalDestinations(versions, [passage(BARANZATE, BOLLATE, '2003-03-06', { certainty: 'dedotto' })]);
    const between = [{ from: '2003-03-06', to: '2004-06-08' }];
    expect(found.filter(({ fromId }) => fromId === BARANZATE)).toEqual([
      {
        fromId: BARANZATE,
        toId: BARANZATE,
        certainty: null,
        ...ALWAYS,
        at: [
          { from: '2001-12-12', to: '2003-03-06' },
          { from: '2004-06-08', to: null },
        ],
      },
      { fromId: BARANZATE, toId: BOLLATE, certainty: 'dedotto', since: null, before: '2003-03-06', at: between },
      { fromId: BARANZATE, toId: null, certainty: 'non noto', since: '2003-03-06', before: null, at: between },
    ]);
  });

  it('follows what it became, and what that became, with the weakest certainty on the way', () => {
    const versions = [there(BARANZATE, '1861-03-17', '1900-01-01'), there(BOLLATE, '1861-03-17', '1950-01-01'), there(OTHER, '1861-03-17')];
    const passages = [
      passage(BARANZATE, BOLLATE, '1900-01-01', { certainty: 'dedotto' }),
      passage(BOLLATE, OTHER, '1950-01-01', { certainty: 'derivato' }),
    ];
    const known = municipalDestinations(versions, passages).filter(({ fromId, toId }) => fromId !== toId && toId !== null);
    expect(known.map(({ fromId, toId, certainty, at }) => [fromId, toId, certainty, at])).toEqual([
      [BARANZATE, BOLLATE, 'dedotto', [{ from: '1900-01-01', to: '1950-01-01' }]],
      [BARANZATE, OTHER, 'dedotto', [{ from: '1950-01-01', to: null }]],
      [BOLLATE, OTHER, 'dichiarato', [{ from: '1950-01-01', to: null }]],
    ]);
  });

  it('is what its last end led to: neither an earlier end nor a part that it gave away says where the rest went', () => {
    const versions = [
      there(BARANZATE, '1861-03-17', '1928-01-01'),
      there(BARANZATE, '1956-01-01', '2016-01-01'),
      ...[BOLLATE, NOVATE, OTHER].map((unit) => there(unit, '1861-03-17')),
    ];
    const passages = [
      passage(BARANZATE, BOLLATE, '1928-01-01'),
      passage(BARANZATE, NOVATE, '1960-01-01', { kind: 'CECS', whole: false }),
      passage(BARANZATE, OTHER, '2016-01-01'),
    ];
    const known = municipalDestinations(versions, passages).filter(({ fromId, toId }) => fromId === BARANZATE && toId !== null);
    expect(known.slice(1).map(({ toId, before, at }) => [toId, before, at])).toEqual([
      [BOLLATE, '1928-01-01', [{ from: '1928-01-01', to: '1956-01-01' }]],
      [OTHER, '2016-01-01', [{ from: '2016-01-01', to: null }]],
    ]);
  });

  it('is not known where no source names a successor', () => {
    expect(municipalDestinations([there(BARANZATE, '1861-03-17', '1900-01-01')], [])[1]).toEqual({
      fromId: BARANZATE,
      toId: null,
      certainty: 'non noto',
      ...ALWAYS,
      at: [{ from: '1900-01-01', to: null }],
    });
  });
});

it('are what the history file of the edition leads to, for every municipality of twenty pairs of days since 1861', {
  timeout: 300_000,
}, async () => {
  const [{ history }, index] = await Promise.all([RecordedHistory.read(), openHistory()]);
  const destinations = municipalDestinations(history.versions, history.passages);
  for (const [first, second] of pairsOfDays(20, '1861-03-17')) {
    const holding = destinations.filter(
      ({ since, before, at }) =>
        (since === null || since <= first) && (before === null || first < before) && at.some((period) => covers(period, second)),
    );
    const [from, to] = [dayNumber(first), dayNumber(second)] as [number, number];
    const there = index.comune.versions.filter((version) => holdsOn(version, from)).map(({ unit }) => unit);
    const found = new Map(there.map((unit): [number, (number | null)[]] => [unit, []]));
    for (const { fromId, toId } of holding) found.get(fromId)?.push(toId);
    const expected = there.map((unit) => [unit, [...index.succession.comune.flow(unit, from, to).targets.keys()]] as const);
    for (const [unit, targets] of expected)
      expect(new Set(found.get(unit)), `${unit}, ${first} to ${second}`).toEqual(new Set(targets.length === 0 ? [null] : targets));
  }
});
