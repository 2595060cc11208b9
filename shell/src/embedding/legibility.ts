import { contrast, dark, light } from '@territori/ui/colors';
import type { Choices } from './choices.ts';

/** What WCAG 2 asks of text. */
const READABLE = 4.5;

/** A chosen colour on which, or in which, text is hard to read. */
export interface Illegible {
  readonly field: 'buttons' | 'links';
  /** What stands against it. */
  readonly ground: 'text' | 'light' | 'dark';
  readonly contrast: number;
}

/** The chosen colours that do not reach the contrast of readable text in the colours that the section may be shown in. */
export function illegible({ buttons, links, scheme }: Choices): Illegible[] {
  const schemes = scheme === 'auto' ? (['light', 'dark'] as const) : [scheme];
  const pairs: Illegible[] = [];
  if (buttons) pairs.push({ field: 'buttons', ground: 'text', contrast: contrast(buttons, light.colorNeutralForegroundOnBrand) });
  for (const ground of links ? schemes : []) {
    pairs.push({ field: 'links', ground, contrast: contrast(links as string, { light, dark }[ground].colorNeutralBackground1) });
  }
  return pairs.filter((pair) => pair.contrast < READABLE);
}
