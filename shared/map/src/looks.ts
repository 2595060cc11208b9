import type { PaperColors } from '@territori/ui/theme';
import { mixed } from './mixed.ts';
import type { PatternName } from './patterns.ts';

/** So much of a colour of the theme, in percent, over the ground of the page. */
export interface Tint {
  readonly name: keyof PaperColors;
  readonly percent: number;
}

/** How the areas of a class are filled: a colour and, over it, a pattern in another colour. */
export interface Look {
  readonly pattern: PatternName;
  /** Colours as CSS writes them, of the theme around the map. */
  readonly color: string;
  readonly ink: string;
  /** The same colours for a file, which has the colours of paper. */
  readonly paper: { readonly color: Tint; readonly ink: Tint };
  /** True for the darkest look: where the visitor's system chooses the colours, its areas are full. */
  readonly full?: boolean;
}

/** The colour of a tint in a file. */
export const tintOnPaper = ({ name, percent }: Tint, colors: PaperColors): string =>
  mixed(colors[name], percent, colors.colorNeutralBackground1);

const tintOnPage = ({ name, percent }: Tint) =>
  percent === 100 ? `var(--${name})` : `color-mix(in srgb, var(--${name}) ${percent}%, var(--colorNeutralBackground1))`;

const look = (pattern: PatternName, color: Tint, ink: Tint): Look => ({
  pattern,
  color: tintOnPage(color),
  ink: tintOnPage(ink),
  paper: { color, ink },
});

const LOOK_HUES = {
  brand: 'colorBrandForeground1',
  blue: 'colorMapBlue',
  green: 'colorPaletteGreenForeground1',
  orange: 'colorPaletteDarkOrangeForeground1',
  red: 'colorPaletteRedForeground1',
  grey: 'colorNeutralForeground3',
} as const;

const tint = (hue: keyof typeof LOOK_HUES, percent: number): Tint => ({ name: LOOK_HUES[hue], percent });

const kindLook = (hue: keyof typeof LOOK_HUES, pattern: PatternName): Look => look(pattern, tint(hue, 30), tint(hue, 100));

/** Looks of classes without an order. Each has a pattern that no other has. */
export const KIND_LOOKS: readonly Look[] = [
  kindLook('blue', 'diagonal'),
  kindLook('red', 'cross'),
  kindLook('green', 'dots'),
  kindLook('orange', 'rows'),
  kindLook('grey', 'columns'),
  kindLook('blue', 'grid'),
  kindLook('green', 'counterDiagonal'),
  kindLook('grey', 'plain'),
];

const groundLook = (name: keyof PaperColors): Look => look('plain', { name, percent: 100 }, { name, percent: 100 });

/** Soft looks of the land, for regions that touch each other. */
export const GROUND_LOOKS: readonly Look[] = [
  groundLook('colorMapGround1'),
  groundLook('colorMapGround2'),
  groundLook('colorMapGround3'),
  groundLook('colorMapGround4'),
];

/** The looks of the land on a map: the grounds, then each of them with the pattern of units that are drawn together. */
export const LAND_LOOKS: readonly Look[] = [
  ...GROUND_LOOKS,
  ...GROUND_LOOKS.map(({ paper }) => look('diagonal', paper.color, { name: 'colorMapBorder', percent: 100 })),
];

const stepLook = (percent: number, pattern: PatternName, ink: number): Look => look(pattern, tint('brand', percent), tint('brand', ink));

/** Looks of five classes from low to high: darker and denser with each. */
export const STEP_LOOKS: readonly Look[] = [
  stepLook(6, 'plain', 6),
  stepLook(18, 'dots', 75),
  stepLook(34, 'diagonal', 85),
  stepLook(55, 'cross', 100),
  { ...stepLook(96, 'plain', 96), full: true },
];

const divergingLook = (hue: 'blue' | 'orange', percent: number, pattern: PatternName): Look =>
  look(pattern, tint(hue, percent), tint(hue, 100));

/** Looks of the classes on the two sides of a middle, from the lowest to the highest, in orange and blue, which everyone tells apart. */
export const DIVERGING_LOOKS: readonly Look[] = [
  { ...divergingLook('orange', 92, 'plain'), full: true },
  divergingLook('orange', 26, 'rows'),
  divergingLook('blue', 22, 'diagonal'),
  divergingLook('blue', 80, 'cross'),
];

const greyLook = (pattern: PatternName): Look => look(pattern, { name: 'colorNeutralBackground1', percent: 100 }, tint('grey', 45));

/** Looks of the units without a value, and of those whose value cannot be compared with the others. */
export const NO_DATA_LOOK: Look = greyLook('counterDiagonal');
export const APART_LOOK: Look = greyLook('grid');
