import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctDates, dateCorrections, type ReportPeriod } from './reportDates.ts';

const today = '2026-11-21';
const closed = { from: '1927-01-12', to: '1947-12-31', kind: 'DATA' } as const;
const open = { from: '1948-01-01', to: '9999-12-31', kind: 'DATA' } as const;
const changes = { from: '1861-03-17', to: '9999-12-31', kind: 'PERIODO' } as const;

type Asked = Parameters<typeof correctDates>[0];

describe('correctDates', () => {
  it.each<[string, Asked, ReportPeriod, ReturnType<typeof correctDates>]>([
    ['keeps dates within the period', { from: '1930-05-01' }, closed, { from: '1930-05-01' }],
    ['clamps a from-date before the period to its start', { from: '1861-03-17' }, closed, { from: '1927-01-12' }],
    ['clamps a from-date after the period to its end', { from: '2025-01-01' }, closed, { from: '1947-12-31' }],
    ['turns an impossible date into the start of the period', { from: '2020-02-31' }, open, { from: '1948-01-01' }],
    ['turns a text that is not a date into the start of the period', { from: 'ieri' }, open, { from: '1948-01-01' }],
    ['takes the start of the period when no date is given', {}, open, { from: '1948-01-01' }],
    ['drops the to-date of a report of one date', { from: '2025-01-01', to: '2026-01-01' }, open, { from: '2025-01-01' }],
    [
      'sets a missing to-date to the end of the period',
      { from: '1991-01-01' },
      { ...changes, to: '2001-01-01' },
      { from: '1991-01-01', to: '2001-01-01' },
    ],
    [
      'sets an invalid to-date to the end of the period',
      { from: '1991-01-01', to: '31/02/2020' },
      changes,
      { from: '1991-01-01', to: today },
    ],
    [
      'sets a to-date before the from-date to the from-date',
      { from: '2000-01-01', to: '1999-12-31' },
      changes,
      { from: '2000-01-01', to: '2000-01-01' },
    ],
    ['caps an open period to today', { from: '1991-01-01', to: '9999-12-31' }, changes, { from: '1991-01-01', to: today }],
    ['caps a from-date after today', { from: '2030-01-01' }, open, { from: today }],
    ['caps an end after today that is not open', { from: '2026-11-30' }, { ...open, to: '2030-12-31' }, { from: today }],
    ['stays at the start of a period that has not begun', { from: '2026-11-21' }, { ...open, from: '2027-01-01' }, { from: '2027-01-01' }],
  ])('%s', (_, asked, period, expected) => {
    expect(correctDates(asked, period, today)).toEqual(expected);
  });

  const date = fc
    .date({ min: new Date('1800-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((value) => value.toISOString().slice(0, 10));
  const anyDate = fc.option(fc.oneof(date, fc.constantFrom('', '2021-02-30', '9999-12-31', 'domani')));
  const anyPeriod = fc
    .tuple(date, fc.oneof(date, fc.constant('9999-12-31')), fc.constantFrom('DATA' as const, 'PERIODO' as const))
    .map(([a, b, kind]) => (a <= b ? { from: a, to: b, kind } : { from: b, to: a, kind }));

  it('always returns dates of the period, in order, that need no further correction', () => {
    fc.assert(
      fc.property(anyDate, anyDate, anyPeriod, (from, to, period) => {
        const dates = correctDates({ from, to }, period, today);
        expect(dates.from >= period.from).toBe(true);
        expect(dates.from <= today || dates.from === period.from).toBe(true);
        expect(dates.from <= period.to).toBe(true);
        expect(dates.to === undefined).toBe(period.kind === 'DATA');
        if (dates.to !== undefined) expect(dates.from <= dates.to && dates.to <= period.to).toBe(true);
        expect(correctDates({ from: dates.from, to: dates.to ?? null }, period, today)).toEqual(dates);
      }),
    );
  });
});

describe('dateCorrections', () => {
  it.each<[string, Asked, ReportPeriod, ReturnType<typeof dateCorrections>]>([
    ['has none for dates that the report has', { from: '1930-05-01' }, closed, []],
    ['has none where the address names no date', {}, changes, []],
    ['has none for an open end', { from: '1991-01-01', to: '9999-12-31' }, changes, []],
    ['has none for a to-date that a report of one date drops', { from: '1948-01-01', to: '1900-01-01' }, open, []],
    ['names a date before the report', { from: '1900-01-01' }, open, [{ asked: '1900-01-01', shown: '1948-01-01', reason: 'before' }]],
    ['names a date after its end', { from: '2025-01-01' }, closed, [{ asked: '2025-01-01', shown: '1947-12-31', reason: 'after' }]],
    ['names what is not a date', { from: 'ieri' }, open, [{ asked: 'ieri', shown: '1948-01-01', reason: 'impossible' }]],
    [
      'names an end before the start',
      { from: '2000-01-01', to: '1999-12-31' },
      changes,
      [{ asked: '1999-12-31', shown: '2000-01-01', reason: 'order' }],
    ],
  ])('%s', (_, asked, period, expected) => {
    expect(dateCorrections(asked, period, today)).toEqual(expected);
  });
});
