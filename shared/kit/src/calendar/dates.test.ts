import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampDate, EARLIEST_DATE, formatDate, isOpenEnd, lastYearBefore, parseDate, today } from './dates.ts';

const anyDay = fc
  .date({ min: new Date('1861-03-17'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('today', () => {
  it.each([
    ['2026-06-30T22:30:00Z', '2026-07-01', 'summer in Rome is two hours ahead'],
    ['2026-12-31T22:59:59Z', '2026-12-31', 'winter one hour'],
    ['2026-12-31T23:00:00Z', '2027-01-01', 'the year changes in Rome first'],
  ])('at %s is %s: %s', (instant, date) => {
    expect(today(new Date(instant))).toBe(date);
  });

  it('is the day that the time zone of Rome gives, at any instant', () => {
    const inRome = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2036-12-31'), noInvalidDate: true });
    fc.assert(fc.property(instant, (now) => today(now) === inRome.format(now)));
  });
});

describe('parseDate', () => {
  it.each([
    ['17/03/1861', '1861-03-17'],
    ['1/2/2024', '2024-02-01'],
    ['01-01-1991', '1991-01-01'],
    [' 2024-02-29 ', '2024-02-29'],
  ])('reads %s', (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

  it.each(['29/02/2023', '31/04/2024', '00/01/2024', '12/13/2024', '2024', 'ieri', '', '1/1/24', '2024-02-30'])('refuses %s', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  it('reads back every day as it is shown', () => {
    fc.assert(fc.property(anyDay, (day) => parseDate(formatDate(day)) === day));
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => /^\d{4}-\d\d-\d\d$/.test(parseDate(text) ?? '2000-01-01')));
  });
});

describe('formatDate', () => {
  it('shows an open end as today', () => {
    expect(formatDate('9999-12-31')).toBe(formatDate(today()));
    expect(formatDate('31/12/9999')).toBe(formatDate(today()));
  });

  it('takes the date from a timestamp', () => {
    expect(formatDate('2024-01-22T00:00:00Z')).toBe('22/01/2024');
  });

  it.each([null, undefined, '', 'mai', '2023-02-30'])('gives an empty text for %s', (date) => {
    expect(formatDate(date)).toBe('');
  });
});

it('recognises an open end', () => {
  expect(isOpenEnd('31/12/9999')).toBe(true);
  expect(isOpenEnd('2024-12-31')).toBe(false);
});

describe('clampDate', () => {
  it('stays within its bounds, and is the date itself when that is within', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (date, one, other) => {
        const [min, max] = one < other ? [one, other] : [other, one];
        const clamped = clampDate(date, min, max);
        return clamped >= min && clamped <= max && (date < min || date > max || clamped === date);
      }),
    );
  });

  it('accepts one bound without the other', () => {
    expect(clampDate('1800-01-01', EARLIEST_DATE)).toBe('1861-03-17');
    expect(clampDate('2030-01-01', undefined, '2026-01-01')).toBe('2026-01-01');
  });
});

it('the last year before a day is the year before on the first of January', () => {
  expect(lastYearBefore('1927-07-27')).toBe('1927');
  expect(lastYearBefore('1927-01-01')).toBe('1926');
});
