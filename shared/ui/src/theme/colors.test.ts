import { describe, expect, it } from 'vitest';
import { type ColorName, dark, light } from './colors.ts';
import { contrast } from './contrast.ts';
import { moreContrastDark, moreContrastLight } from './moreContrast.ts';

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

const maps: ColorName[] = ['colorMapLand', 'colorMapAbroad', 'colorMapGround1', 'colorMapGround2', 'colorMapGround3', 'colorMapGround4'];

const pairs: [text: ColorName, ground: ColorName][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColorName, ColorName] => [text, ground])),
  ...maps.map((ground): [ColorName, ColorName] => ['colorNeutralForeground1', ground]),
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

describe.each([
  ['light', { ...light, ...moreContrastLight }],
  ['dark', { ...dark, ...moreContrastDark }],
])('the %s colours for a visitor who prefers more contrast', (_, colors) => {
  it.each(pairs)('%s is readable at 7:1 on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(7);
  });

  it.each(['colorNeutralStroke1', 'colorNeutralStroke2', 'colorNeutralStrokeAccessible'] as const)(
    '%s stands out from the page at 4.5:1',
    (line) => {
      for (const ground of ['colorNeutralBackground1', 'colorNeutralBackground2'] as const) {
        expect(contrast(colors[line], colors[ground])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
