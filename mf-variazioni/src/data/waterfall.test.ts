import type { Confronto } from '@territori/contract/v1';
import { describe, expect, it } from 'vitest';
import { ledger } from './ledger.ts';
import { waterfall } from './waterfall.ts';

const kind = (tipo: string, effetto: number, numero: number) => ({ tipo, descrizione: tipo, effetto, numero, unita: [] });
const comparison: Pick<Confronto, 'inizio' | 'fine' | 'variazioni'> = {
  inizio: 8094,
  fine: 7904,
  variazioni: [kind('CD', 0, 12), kind('ES', -1, 232), kind('CS', 1, 42)],
};

describe('the account of a comparison', () => {
  it('goes from the first number to the last one: what adds, what takes away, what changes nothing', () => {
    expect(ledger(comparison).map(({ key, sum, total }) => [key, sum, total])).toEqual([
      ['CS1', 42, 8136],
      ['ES-1', -232, 7904],
      ['CD0', 0, 7904],
    ]);
  });
});

describe('its drawing', () => {
  const { bars, from, width } = waterfall(comparison, 600);

  it('has a bar for both numbers and for each line that changes them', () => {
    expect(bars.map(({ kind, value }) => [kind, value])).toEqual([
      ['start', 8094],
      ['gain', 42],
      ['loss', -232],
      ['end', 7904],
    ]);
  });

  it('adds up: each bar begins where the one before ended', () => {
    const right = ({ x, width: length }: (typeof bars)[number]) => x + length;
    const [start, gain, loss, end] = bars;
    if (!start || !gain || !loss || !end) throw new Error('bars are missing');
    expect(gain.x).toBeCloseTo(right(start));
    expect(right(loss)).toBeCloseTo(right(gain));
    expect(right(end)).toBeCloseTo(loss.x);
    for (const bar of bars) expect(right(bar)).toBeLessThanOrEqual(width + 0.01);
  });

  it('begins at a number below the least, never below zero', () => {
    expect(from).toBeLessThan(7904);
    expect(waterfall({ inizio: 0, fine: 2, variazioni: [kind('CS', 1, 2)] }, 320).from).toBe(0);
  });

  it('begins at zero when nothing changed the number', () => {
    expect(waterfall({ inizio: 20, fine: 20, variazioni: [] }, 320).from).toBe(0);
  });
});
