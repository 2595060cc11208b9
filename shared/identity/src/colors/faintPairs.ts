import { wcagContrast } from 'culori';
import type { Colors } from './colorsOf.ts';
import { BAND_PAIRS, type ColorName, LINE_PAIRS, MORE_CONTRAST_LINE_PAIRS, TEXT_PAIRS } from './pairs.ts';

/** Two colours of a scheme that a visitor could not tell apart well enough. */
export interface FaintPair {
  readonly scheme: string;
  readonly front: ColorName;
  readonly ground: ColorName;
  /** Contrast by WCAG 2, from 1 to 21, and the one that is needed. */
  readonly contrast: number;
  readonly needed: number;
}

/** Which pairs of colours that the components use miss the contrast that they need, in every scheme. */
export function faintPairs({ light, dark, moreContrastLight, moreContrastDark }: Colors): FaintPair[] {
  const plain = [
    [TEXT_PAIRS, 4.5],
    [BAND_PAIRS, 4.5],
    [LINE_PAIRS, 3],
  ] as const;
  const more = [
    [TEXT_PAIRS, 7],
    [MORE_CONTRAST_LINE_PAIRS, 4.5],
  ] as const;
  const schemes = [
    { scheme: 'light', colors: light, needs: plain },
    { scheme: 'dark', colors: dark, needs: plain },
    { scheme: 'light, more contrast', colors: { ...light, ...moreContrastLight }, needs: more },
    { scheme: 'dark, more contrast', colors: { ...dark, ...moreContrastDark }, needs: more },
  ];
  return schemes.flatMap(({ scheme, colors, needs }) =>
    needs.flatMap(([pairs, needed]) =>
      pairs
        .map(([front, ground]) => ({ scheme, front, ground, contrast: wcagContrast(colors[front], colors[ground]), needed }))
        .filter(({ contrast }) => contrast < needed),
    ),
  );
}
