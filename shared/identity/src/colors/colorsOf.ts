import { darkColors } from './darkColors.ts';
import { lightColors } from './lightColors.ts';
import { moreContrastDark } from './moreContrastDark.ts';
import { moreContrastLight } from './moreContrastLight.ts';
import { rampsOf } from './Ramps.ts';

/** The colours of a portal: a set for each scheme, and what changes of it for a visitor who prefers more contrast. */
export type Colors = ReturnType<typeof colorsOf>;

/** The colours that follow from a brand colour and an accent, both `#rrggbb`. */
export function colorsOf(brand: string, accent: string) {
  const ramps = rampsOf(brand, accent);
  return {
    light: lightColors(ramps),
    dark: darkColors(ramps),
    moreContrastLight: moreContrastLight(ramps),
    moreContrastDark: moreContrastDark(ramps),
  };
}
