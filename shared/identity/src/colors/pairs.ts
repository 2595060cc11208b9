import type { Colors } from './colorsOf.ts';

/** The name of a colour of the theme. */
export type ColorName = keyof Colors['light'] & keyof Colors['dark'];

type Pair = readonly [front: ColorName, ground: ColorName];

const GROUNDS = ['colorNeutralBackground1', 'colorNeutralBackground2', 'colorNeutralBackground3', 'colorBrandBackground2'] as const;

const TEXTS = [
  'colorNeutralForeground1',
  'colorNeutralForeground2',
  'colorNeutralForeground3',
  'colorNeutralForeground4',
  'colorBrandForeground1',
  'colorBrandForegroundLink',
  'colorBrandForegroundLinkHover',
  'colorBrandForegroundLinkPressed',
] as const;

const MAP_GROUNDS = ['colorMapLand', 'colorMapAbroad', 'colorMapGround1', 'colorMapGround2', 'colorMapGround3', 'colorMapGround4'] as const;

/** Texts and the grounds on which the components write them: 4.5:1, and 7:1 for a visitor who prefers more contrast. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): Pair => [text, ground])),
  ...MAP_GROUNDS.map((ground): Pair => ['colorNeutralForeground1', ground]),
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

/** Texts of the bands above and below a page and the accent on them, which are the same for every visitor: 4.5:1. */
export const BAND_PAIRS: readonly Pair[] = [
  ['colorBandForeground1', 'colorBandBackground'],
  ['colorBandForeground2', 'colorBandBackground'],
  ['colorBandForeground1', 'colorBandMenu'],
  ['colorBandForeground1', 'colorBandMenuSelected'],
  ['colorBandForeground1', 'colorBandFooter'],
  ['colorBandFooterForeground', 'colorBandFooter'],
  ['colorAccentForeground', 'colorAccentBackground'],
];

const PAGE = ['colorNeutralBackground1', 'colorNeutralBackground2'] as const;

/** Controls, focus and what marks a choice, on the page; the accent around the search, on its band: 3:1. */
export const LINE_PAIRS: readonly Pair[] = [
  ...(['colorNeutralStrokeAccessible', 'colorStrokeFocus2', 'colorBrandStroke1', 'colorCompoundBrandStroke'] as const).flatMap((line) =>
    PAGE.map((ground): Pair => [line, ground]),
  ),
  ['colorAccentBackground', 'colorBandBackground'],
];

/** Lines around fields, cards and cells for a visitor who prefers more contrast: 4.5:1. */
export const MORE_CONTRAST_LINE_PAIRS: readonly Pair[] = (
  ['colorNeutralStroke1', 'colorNeutralStroke2', 'colorNeutralStrokeAccessible'] as const
).flatMap((line) => PAGE.map((ground): Pair => [line, ground]));
