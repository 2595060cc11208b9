import { wcagLuminance } from 'culori';
import { colorsOf } from './colorsOf.ts';
import { faintPairs } from './faintPairs.ts';
import { rampThrough } from './rampThrough.ts';

/** Halvings of the luminance between a colour that is refused and black or white, which are not. */
const HALVINGS = 9;

const form = /^#[0-9a-f]{6}$/i;

/** The sentence with which a brand colour or an accent is refused, with the nearest that can be used; undefined where both can be used. */
export function refuseColors(brand: string, accent: string): string | undefined {
  for (const [name, color] of [
    ['brand', brand],
    ['accent', accent],
  ]) {
    if (!form.test(String(color)))
      return `The ${name} colour is "${color}"; it must be written as # and six hexadecimal digits, such as #0a4a8a.`;
  }
  const faint = faintPairs(colorsOf(brand, accent));
  if (faint.length === 0) return undefined;
  const ofBrand = faint.some(({ front, ground }) => ![front, ground].includes('colorAccentBackground'));
  const [{ front, ground, contrast, needed }] = faint as [(typeof faint)[number]];
  const reads = `"${front}" on "${ground}" would have a contrast of ${contrast.toFixed(2)}, and ${needed} is needed`;
  const nearest = ofBrand
    ? nearestOf(brand, 0, (color) => faintPairs(colorsOf(color, '#ffffff')))
    : nearestOf(accent, 100, (color) => faintPairs(colorsOf(brand, color)));
  return `The ${ofBrand ? 'brand' : 'accent'} colour ${ofBrand ? brand : accent} cannot be used: ${reads}. The nearest that can is ${nearest}.`;
}

/** The colour of the same hue that is nearest to a refused one on the way to a luminance that can be used: 0, black, or 100, white. */
function nearestOf(color: string, usable: number, faintWith: (color: string) => unknown[]): string {
  const ramp = rampThrough(color);
  let [refused, used] = [wcagLuminance(color) * 100, usable];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (refused + used) / 2;
    if (faintWith(ramp(middle)).length > 0) refused = middle;
    else used = middle;
  }
  return ramp(used);
}
