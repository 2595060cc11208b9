import { contrast, dark, light } from '@territori/ui/colors';
import type { Choices } from './choices.ts';

/** The minimum contrast of text in WCAG 2. */
const READABLE = 4.5;

/** A chosen text or background colour with too little contrast. */
export interface Illegible {
  readonly field: 'buttons' | 'links';
  /** The colour that it is compared with. */
  readonly ground: 'text' | 'light' | 'dark';
  readonly contrast: number;
}

/** The chosen colours whose contrast is too low for text, in each colour scheme that the section may show. */
export function illegible({ buttons, links, scheme }: Choices): Illegible[] {
  const schemes = scheme === 'auto' ? (['light', 'dark'] as const) : [scheme];
  const pairs: Illegible[] = [];
  if (buttons) pairs.push({ field: 'buttons', ground: 'text', contrast: contrast(buttons, light.colorNeutralForegroundOnBrand) });
  for (const ground of links ? schemes : []) {
    pairs.push({ field: 'links', ground, contrast: contrast(links as string, { light, dark }[ground].colorNeutralBackground1) });
  }
  return pairs.filter((pair) => pair.contrast < READABLE);
}
