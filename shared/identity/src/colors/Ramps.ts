import { wcagLuminance } from 'culori';
import { type Ramp, rampThrough } from './rampThrough.ts';

/** The ramps of a portal, from which its schemes are made. */
export interface Ramps {
  /** Greys with a breath of the brand's hue. */
  readonly neutral: Ramp;
  /** The brand's hue. */
  readonly tone: Ramp;
  /** The brand's hue, half as strong: what is marked on a dark page. */
  readonly soft: Ramp;
  /** The brand's hue with this share of the brand's luminance. */
  readonly share: (part: number) => string;
  readonly brand: string;
  readonly accent: string;
}

/** Strength of the greys: a third of the brand's, and never so strong that they look coloured. */
const grey = (strength: number) => Math.min(0.16, strength / 3);

const halved = (strength: number) => strength / 2;

/** Percent of luminance below which a darker step can no longer be told from the brand. */
const DARKEST = 2;

/** The ramps of a brand colour and an accent, both `#rrggbb`. */
export function rampsOf(brand: string, accent: string): Ramps {
  const tone = rampThrough(brand);
  const own = wcagLuminance(brand) * 100;
  // what is darker than a light brand is lighter than a black one
  const share = (part: number) => tone(own > DARKEST ? own * part : own + Math.abs(1 - part) * 4);
  return { neutral: rampThrough(brand, grey), tone, soft: rampThrough(brand, halved), share, brand, accent };
}
