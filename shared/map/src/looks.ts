import type { PatternName } from './patterns.ts';

/** How the areas of a class are filled: a colour and, over it, a pattern in another colour. */
export interface Look {
  readonly pattern: PatternName;
  /** Colours as CSS writes them, of the theme around the map. */
  readonly color: string;
  readonly ink: string;
  /** The same colours for a file, which has a white ground. */
  readonly paper: { readonly color: string; readonly ink: string };
  /** True for the darkest look: where the visitor's system chooses the colours, its areas are full. */
  readonly full?: boolean;
}

/** So much of a colour of the theme over the ground of the page. */
const tint = (name: string, percent: number) => `color-mix(in srgb, var(--${name}) ${percent}%, var(--colorNeutralBackground1))`;

const HUES = {
  brand: { name: 'colorBrandForeground1', pale: '#b6c9dc', full: '#0a4a8a' },
  green: { name: 'colorPaletteGreenForeground1', pale: '#b9cbc0', full: '#14532b' },
  orange: { name: 'colorPaletteDarkOrangeForeground1', pale: '#d8c5b3', full: '#7d3c00' },
  red: { name: 'colorPaletteRedForeground1', pale: '#e1bbb9', full: '#9c1c15' },
  grey: { name: 'colorNeutralForeground3', pale: '#c9cdd2', full: '#4c5b6a' },
} as const;

const kind = (hue: keyof typeof HUES, pattern: PatternName): Look => {
  const { name, pale, full } = HUES[hue];
  return { pattern, color: tint(name, 30), ink: `var(--${name})`, paper: { color: pale, ink: full } };
};

/** Looks of classes without an order. Each has a pattern that no other has. */
export const KIND_LOOKS: readonly Look[] = [
  kind('brand', 'diagonal'),
  kind('red', 'cross'),
  kind('green', 'dots'),
  kind('orange', 'rows'),
  kind('grey', 'columns'),
  kind('brand', 'grid'),
  kind('green', 'counterDiagonal'),
  kind('grey', 'plain'),
];

const ground = (number: number, paper: string): Look => {
  const color = `var(--colorMapGround${number})`;
  return { pattern: 'plain', color, ink: color, paper: { color: paper, ink: paper } };
};

/** Soft looks of the land, for regions that touch each other. */
export const GROUND_LOOKS: readonly Look[] = [ground(1, '#f5ebd3'), ground(2, '#dbe9d8'), ground(3, '#f4dddb'), ground(4, '#e3def0')];

/** The looks of the land on a map: the grounds, then each of them with the pattern of units that are drawn together. */
export const LAND_LOOKS: readonly Look[] = [
  ...GROUND_LOOKS,
  ...GROUND_LOOKS.map(
    ({ color, paper }): Look => ({
      pattern: 'diagonal',
      color,
      ink: 'var(--colorMapBorder)',
      paper: { color: paper.color, ink: '#93a0ad' },
    }),
  ),
];

const step = (percent: number, pattern: PatternName, ink: number, paper: Look['paper']): Look => ({
  pattern,
  color: tint('colorBrandForeground1', percent),
  ink: tint('colorBrandForeground1', ink),
  paper,
});

/** Looks of five classes from low to high: darker and denser with each. */
export const STEP_LOOKS: readonly Look[] = [
  step(6, 'plain', 6, { color: '#f0f4f8', ink: '#f0f4f8' }),
  step(18, 'dots', 75, { color: '#d3deea', ink: '#4777a7' }),
  step(34, 'diagonal', 85, { color: '#acc2d7', ink: '#2f659c' }),
  step(55, 'cross', 100, { color: '#7899bb', ink: '#0a4a8a' }),
  { ...step(96, 'plain', 96, { color: '#145191', ink: '#145191' }), full: true },
];

const side = (hue: 'brand' | 'orange', percent: number, pattern: PatternName, paper: Look['paper']): Look => ({
  pattern,
  color: tint(HUES[hue].name, percent),
  ink: tint(HUES[hue].name, 100),
  paper,
});

/** Looks of the classes on the two sides of a middle, from the lowest to the highest, in orange and blue, which everyone tells apart. */
export const DIVERGING_LOOKS: readonly Look[] = [
  { ...side('orange', 92, 'plain', { color: '#7d3c00', ink: '#7d3c00' }), full: true },
  side('orange', 26, 'rows', { color: '#ecd9c6', ink: '#7d3c00' }),
  side('brand', 22, 'diagonal', { color: '#cddaf0', ink: '#0a4a8a' }),
  side('brand', 80, 'cross', { color: '#3f76ad', ink: '#0a4a8a' }),
];

const without = (pattern: PatternName): Look => ({
  pattern,
  color: 'var(--colorNeutralBackground1)',
  ink: tint(HUES.grey.name, 45),
  paper: { color: '#ffffff', ink: '#b4bac1' },
});

/** Looks of the units without a value, and of those whose value cannot be compared with the others. */
export const NO_DATA_LOOK: Look = without('counterDiagonal');
export const APART_LOOK: Look = without('grid');
