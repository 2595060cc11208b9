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
export const onPaper = ({ name, percent }: Tint, colors: PaperColors): string =>
  mixed(colors[name], percent, colors.colorNeutralBackground1);

const onPage = ({ name, percent }: Tint) =>
  percent === 100 ? `var(--${name})` : `color-mix(in srgb, var(--${name}) ${percent}%, var(--colorNeutralBackground1))`;

const look = (pattern: PatternName, color: Tint, ink: Tint): Look => ({
  pattern,
  color: onPage(color),
  ink: onPage(ink),
  paper: { color, ink },
});

const HUES = {
  brand: 'colorBrandForeground1',
  blue: 'colorMapBlue',
  green: 'colorPaletteGreenForeground1',
  orange: 'colorPaletteDarkOrangeForeground1',
  red: 'colorPaletteRedForeground1',
  grey: 'colorNeutralForeground3',
} as const;

const tint = (hue: keyof typeof HUES, percent: number): Tint => ({ name: HUES[hue], percent });

const kind = (hue: keyof typeof HUES, pattern: PatternName): Look => look(pattern, tint(hue, 30), tint(hue, 100));

/** Looks of classes without an order. Each has a pattern that no other has. */
export const KIND_LOOKS: readonly Look[] = [
  kind('blue', 'diagonal'),
  kind('red', 'cross'),
  kind('green', 'dots'),
  kind('orange', 'rows'),
  kind('grey', 'columns'),
  kind('blue', 'grid'),
  kind('green', 'counterDiagonal'),
  kind('grey', 'plain'),
];

const ground = (name: keyof PaperColors): Look => look('plain', { name, percent: 100 }, { name, percent: 100 });

/** Soft looks of the land, for regions that touch each other. */
export const GROUND_LOOKS: readonly Look[] = [
  ground('colorMapGround1'),
  ground('colorMapGround2'),
  ground('colorMapGround3'),
  ground('colorMapGround4'),
];

/** The looks of the land on a map: the grounds, then each of them with the pattern of units that are drawn together. */
export const LAND_LOOKS: readonly Look[] = [
  ...GROUND_LOOKS,
  ...GROUND_LOOKS.map(({ paper }) => look('diagonal', paper.color, { name: 'colorMapBorder', percent: 100 })),
];

const step = (percent: number, pattern: PatternName, ink: number): Look => look(pattern, tint('brand', percent), tint('brand', ink));

/** Looks of five classes from low to high: darker and denser with each. */
export const STEP_LOOKS: readonly Look[] = [
  step(6, 'plain', 6),
  step(18, 'dots', 75),
  step(34, 'diagonal', 85),
  step(55, 'cross', 100),
  { ...step(96, 'plain', 96), full: true },
];

const side = (hue: 'blue' | 'orange', percent: number, pattern: PatternName): Look => look(pattern, tint(hue, percent), tint(hue, 100));

/** Looks of the classes on the two sides of a middle, from the lowest to the highest, in orange and blue, which everyone tells apart. */
export const DIVERGING_LOOKS: readonly Look[] = [
  { ...side('orange', 92, 'plain'), full: true },
  side('orange', 26, 'rows'),
  side('blue', 22, 'diagonal'),
  side('blue', 80, 'cross'),
];

const without = (pattern: PatternName): Look => look(pattern, { name: 'colorNeutralBackground1', percent: 100 }, tint('grey', 45));

/** Looks of the units without a value, and of those whose value cannot be compared with the others. */
export const NO_DATA_LOOK: Look = without('counterDiagonal');
export const APART_LOOK: Look = without('grid');
