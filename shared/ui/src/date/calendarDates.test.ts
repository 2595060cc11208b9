import { describe, expect, it } from 'vitest';
import { calendarDateWithin, moveCalendarDate, weeksOfMonth } from './calendarDates.ts';

describe('weeksOf', () => {
  it('begins on Monday and leaves the days of other months out', () => {
    const weeks = weeksOfMonth('2024-02-10');
    expect(weeks[0]).toEqual([null, null, null, '2024-02-01', '2024-02-02', '2024-02-03', '2024-02-04']);
    expect(weeks.at(-1)).toEqual(['2024-02-26', '2024-02-27', '2024-02-28', '2024-02-29', null, null, null]);
  });

  it('holds every day of a month that begins on a Sunday', () => {
    expect(weeksOfMonth('2020-03-15').flat().filter(Boolean)).toHaveLength(31);
  });
});

describe('move', () => {
  it('ends in the last day of a shorter month', () => {
    expect(moveCalendarDate('2024-03-31', -1, 'month')).toBe('2024-02-29');
    expect(moveCalendarDate('2024-02-29', 1, 'year')).toBe('2025-02-28');
  });

  it('is right across daylight saving time and the years before time zones', () => {
    expect(moveCalendarDate('2025-03-30', 1, 'day')).toBe('2025-03-31');
    expect(moveCalendarDate('1866-12-11', 1, 'day')).toBe('1866-12-12');
  });
});

describe('within', () => {
  it('is the nearest date inside the bounds', () => {
    expect(calendarDateWithin('1800-01-01', '1861-03-17', '2026-11-21')).toBe('1861-03-17');
    expect(calendarDateWithin('2030-01-01', '1861-03-17', '2026-11-21')).toBe('2026-11-21');
    expect(calendarDateWithin('1900-01-01', '1861-03-17', '2026-11-21')).toBe('1900-01-01');
  });
});
