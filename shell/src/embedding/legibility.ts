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

type Schemes = Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;

/**
 * The chosen colours whose contrast is too low for text, in each colour scheme that the section may show.
 * @param of the colours of the identity, by default the portal's own
 */
export function illegible({ buttons, links, scheme }: Choices, of: Schemes = { light, dark }): Illegible[] {
  const schemes = scheme === 'auto' ? (['light', 'dark'] as const) : [scheme];
  const pairs: Illegible[] = [];
  if (buttons)
    pairs.push({ field: 'buttons', ground: 'text', contrast: contrast(buttons, of.light.colorNeutralForegroundOnBrand as string) });
  for (const ground of links ? schemes : []) {
    pairs.push({ field: 'links', ground, contrast: contrast(links as string, of[ground].colorNeutralBackground1 as string) });
  }
  return pairs.filter((pair) => pair.contrast < READABLE);
}
