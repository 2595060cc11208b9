import { describe, expect, it } from 'vitest';
import { type ColorName, dark, light } from './colors.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a `#rrggbb` colour, by WCAG 2. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string) {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const grounds: ColorName[] = ['colorNeutralBackground1', 'colorNeutralBackground2', 'colorNeutralBackground3', 'colorBrandBackground2'];

const texts: ColorName[] = [
  'colorNeutralForeground1',
  'colorNeutralForeground2',
  'colorNeutralForeground3',
  'colorNeutralForeground4',
  'colorBrandForeground1',
  'colorBrandForegroundLink',
  'colorBrandForegroundLinkHover',
  'colorBrandForegroundLinkPressed',
];

const lines: ColorName[] = ['colorNeutralStrokeAccessible', 'colorStrokeFocus2', 'colorBrandStroke1', 'colorCompoundBrandStroke'];

const pairs: [text: ColorName, ground: ColorName][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColorName, ColorName] => [text, ground])),
  ['colorNeutralForegroundOnBrand', 'colorBrandBackground'],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundHover'],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundPressed'],
  ['colorPaletteRedForeground1', 'colorPaletteRedBackground1'],
  ['colorPaletteRedForeground1', 'colorNeutralBackground1'],
  ['colorPaletteGreenForeground1', 'colorPaletteGreenBackground1'],
  ['colorPaletteDarkOrangeForeground1', 'colorPaletteDarkOrangeBackground1'],
  ['colorNeutralForeground1', 'colorPaletteYellowBackground1'],
  ['colorNeutralForegroundStaticInverted', 'colorNeutralBackgroundInverted'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_, colors) => {
  it.each(pairs)('%s is readable on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(lines)('%s stands out from the page', (line) => {
    for (const ground of ['colorNeutralBackground1', 'colorNeutralBackground2'] as const) {
      expect(contrast(colors[line], colors[ground])).toBeGreaterThanOrEqual(3);
    }
  });
});
