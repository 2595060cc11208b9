import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { italianDay, parseDay, todayInRome } from './day.ts';

describe('parseDay', () => {
  it.each(['2025-01-01', '01-01-2025', '01/01/2025'])('reads %s', (text) => {
    expect(parseDay(text)).toBe('2025-01-01');
  });

  it.each([
    '',
    '2025-02-30',
    '31/04/2025',
    '2025-13-01',
    '2025/01/01',
    '1-1-2025',
    '0000-01-01',
    "2025-01-01'--",
    ' 2025-01-01',
    '29/02/1900',
  ])('refuses %j', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  it('undoes italianDay for every day since 1861', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1861-03-17'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(parseDay(italianDay(day))).toBe(day);
      }),
    );
  });
});

describe('todayInRome', () => {
  it('is the date of Rome, not of Greenwich', () => {
    expect(todayInRome(new Date('2025-06-30T22:30:00Z'))).toBe('2025-07-01');
    expect(todayInRome(new Date('2025-12-31T22:59:00Z'))).toBe('2025-12-31');
  });

  it('changes at midnight', () => {
    const days = ['22:58:00', '22:59:59', '23:00:00', '23:00:59'].map((time) => todayInRome(new Date(`2025-12-31T${time}Z`)));
    expect(days).toEqual(['2025-12-31', '2025-12-31', '2026-01-01', '2026-01-01']);
  });
});
