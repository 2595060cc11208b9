import { clampChroma, converter, formatHex, wcagLuminance } from 'culori';

/** The colour of a ramp with a relative luminance, in percent from 0 (black) to 100 (white), as `#rrggbb`. */
export type Ramp = (luminance: number) => string;

const inOklch = converter('oklch');

/** Halvings of the lightness, after which a colour of 8 bits a channel no longer changes. */
const HALVINGS = 24;

/**
 * All lightnesses of one hue, in OKLCH: strongest in the middle, without colour at black and white, and as strong as `color` where it
 * is as light. Steps are named by their relative luminance, on which the contrast of WCAG depends: two steps have the same contrast in
 * every hue. `strength` is the share of the colour's strength.
 */
export function rampThrough(color: string, strength: (chroma: number) => number = (chroma) => chroma): Ramp {
  const { l, c, h = 0 } = inOklch(color) ?? { l: 0, c: 0 };
  // black and white have no hue, and the curve ends at them
  const curve = strength(l > 0 && l < 1 ? c / (l * (1 - l)) : 0);
  const at = (lightness: number) => clampChroma({ mode: 'oklch', l: lightness, c: curve * lightness * (1 - lightness), h }, 'oklch');
  const found = new Map<number, string>();
  const search = (luminance: number) => {
    let [low, high] = [0, 1];
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      const middle = (low + high) / 2;
      if (wcagLuminance(at(middle)) * 100 < luminance) low = middle;
      else high = middle;
    }
    return formatHex(at(high));
  };
  return (luminance) => {
    const known = found.get(luminance) ?? search(luminance);
    found.set(luminance, known);
    return known;
  };
}
