import { paperColors } from '@territori/ui/theme';
import { expect, it } from 'vitest';
import { DIVERGING_LOOKS, KIND_LOOKS, STEP_LOOKS, tintOnPaper } from './looks.ts';
import { mixed } from './mixed.ts';

const ours = paperColors();
const brand = '#7a1f3d';
const theirs = { ...ours, colorBrandForeground1: brand };

it('a tint in a file is mixed with its ground as the browser mixes it', () => {
  expect(mixed('#0a4a8a', 30, '#ffffff')).toBe('#b6c9dc');
  expect(mixed('#0a4a8a', 100, '#ffffff')).toBe('#0a4a8a');
});

it('steps in a file have the colour of the brand', () => {
  const [last] = STEP_LOOKS.slice(-1);
  if (!last) throw new Error('there are steps');
  expect(tintOnPaper(last.paper.color, theirs)).toBe(mixed(brand, 96, '#ffffff'));
  expect(STEP_LOOKS.every(({ color }) => color.includes('colorBrandForeground1'))).toBe(true);
});

it('kinds and the two sides of a middle stay apart under a brand of any hue', () => {
  const colorsOf = (colors: typeof ours) => [...KIND_LOOKS, ...DIVERGING_LOOKS].map(({ paper }) => tintOnPaper(paper.ink, colors));
  expect(colorsOf(theirs)).toEqual(colorsOf(ours));
});
