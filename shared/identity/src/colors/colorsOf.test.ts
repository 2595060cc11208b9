import { wcagContrast, wcagLuminance } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorsOf } from './colorsOf.ts';
import { faintPairs } from './faintPairs.ts';
import { rampThrough } from './rampThrough.ts';
import { refuseColors } from './refuseColors.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const ACCENT = '#ffd54a';

describe('rampThrough', () => {
  it('gives each step the same luminance in every hue, within what eight bits a channel can say', () => {
    fc.assert(
      fc.property(color, fc.double({ min: 0, max: 100, noNaN: true }), (through, luminance) => {
        const found = wcagLuminance(rampThrough(through)(luminance)) * 100;
        expect(Math.abs(found - luminance)).toBeLessThan(0.1 + luminance / 80);
      }),
    );
  });

  it('passes through its colour', () => {
    const ramp = rampThrough('#0a4a8a');
    expect(ramp(wcagLuminance('#0a4a8a') * 100)).toBe('#0a4a8a');
  });

  it('ends at black and white', () => {
    const ramp = rampThrough('#8a0a2c');
    expect([ramp(0), ramp(100)]).toEqual(['#000000', '#ffffff']);
  });
});

describe('colorsOf', () => {
  it('gives each pair the contrast that it needs, in every scheme, from a brand of any hue that is dark enough for white text', () => {
    fc.assert(
      fc.property(color, fc.double({ min: 0, max: 15, noNaN: true }), (hue, luminance) => {
        expect(faintPairs(colorsOf(rampThrough(hue)(luminance), ACCENT))).toEqual([]);
      }),
    );
  });

  it.each(['#000000', '#0a4a8a', '#7a1f3d', '#1d6b3a', '#5b2a86', '#6b4a00', '#005f6b'])('can be made from %s', (brand) => {
    expect(refuseColors(brand, ACCENT)).toBeUndefined();
  });

  it('shows the brand colour itself where the page is light', () => {
    expect(colorsOf('#7a1f3d', ACCENT).light.colorBrandBackground).toBe('#7a1f3d');
  });
});

describe('refuseColors', () => {
  it('refuses a brand on which nothing white can be read, and names the nearest of its hue that can be used', () => {
    const refusal = refuseColors('#ffcc00', ACCENT) ?? '';
    const [, nearest = ''] = refusal.match(/^The brand colour #ffcc00 cannot be used: .*The nearest that can is (#[0-9a-f]{6})\.$/) ?? [];
    expect(refuseColors(nearest, ACCENT)).toBeUndefined();
    expect(wcagContrast('#ffffff', nearest)).toBeGreaterThanOrEqual(4.5);
  });

  it('finds for each refused brand one that it does not refuse', () => {
    fc.assert(
      fc.property(color, (brand) => {
        const nearest = refuseColors(brand, ACCENT)?.match(/nearest that can is (#[0-9a-f]{6})/)?.[1];
        if (nearest) expect(refuseColors(nearest, ACCENT)).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });

  it('refuses an accent that does not stand out', () => {
    expect(refuseColors('#0a4a8a', '#0a4a8a')).toMatch(
      /^The accent colour #0a4a8a cannot be used: .* The nearest that can is #[0-9a-f]{6}\.$/,
    );
  });

  it.each(['blue', '#fff', ''])('says how a colour is written in place of "%s"', (brand) => {
    expect(refuseColors(brand, ACCENT)).toBe(
      `The brand colour is "${brand}"; it must be written as # and six hexadecimal digits, such as #0a4a8a.`,
    );
  });
});
