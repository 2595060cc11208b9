import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTyped, typedDateText } from './parseTyped.ts';

describe('parseTyped', () => {
  it.each(['17/03/1861', '17/3/1861', '17-03-1861', '17.03.1861', '17031861', ' 17/03/1861 '])('reads %s as one day', (text) => {
    expect(parseTyped(text)).toEqual({ iso: '1861-03-17', text: '17/03/1861', error: null });
  });

  it.each(['31/02/2020', '29/02/2023', '00/01/2020', '01/13/2020', '1/1/20', 'ieri', '01/01/2020x', '2020-01-01'])(
    'keeps %s as typed, and it is an error and no other day',
    (text) => {
      expect(parseTyped(text)).toEqual({ iso: '', text, error: 'impossible' });
    },
  );

  it('knows leap years', () => {
    expect(parseTyped('29/02/2024').iso).toBe('2024-02-29');
    expect(parseTyped('29/02/1900').error).toBe('impossible');
  });

  it('an empty text is neither a date nor an error', () => {
    expect(parseTyped('  ')).toEqual({ iso: '', text: '', error: null });
  });

  it('includes the bounds, and names the bound for a date beyond it', () => {
    const read = (text: string) => parseTyped(text, '1861-03-17', '2026-11-21');
    expect(read('17/03/1861').error).toBeNull();
    expect(read('21/11/2026').error).toBeNull();
    expect(read('16/03/1861')).toEqual({ iso: '', text: '16/03/1861', error: 'before' });
    expect(read('22/11/2026')).toEqual({ iso: '', text: '22/11/2026', error: 'after' });
  });

  it('every day written out is read back as itself', () => {
    const days = fc.date({ min: new Date('1861-03-17'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10);
        expect(parseTyped(typedDateText(iso)).iso).toBe(iso);
      }),
    );
  });
});
