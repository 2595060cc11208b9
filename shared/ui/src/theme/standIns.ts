interface StandIn {
  readonly family: string;
  /** Names of the local typefaces of the same widths. */
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** For each weight the width of Titillium Web on Italian prose, as a percentage of the local typeface's. */
  readonly size: Readonly<Record<400 | 600 | 700, number>>;
}

/**
 * Typefaces that systems have, scaled to the width and height of Titillium Web, so that nothing moves when it arrives: Windows, Apple and
 * most Linux systems have the first, Android the second, Linux systems with few typefaces the third. Each needs its own family, since one
 * `@font-face` scales all its sources alike.
 */
export const standIns: readonly StandIn[] = [
  {
    family: 'Titillium Web Arial',
    regular: ['Arial', 'Liberation Sans', 'Helvetica'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
    size: { 400: 93.9, 600: 89.1, 700: 90.6 },
  },
  {
    family: 'Titillium Web Roboto',
    regular: ['Roboto', 'Roboto Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    size: { 400: 94, 600: 95.1, 700: 96.2 },
  },
  {
    family: 'Titillium Web DejaVu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    size: { 400: 83, 600: 74.6, 700: 75.4 },
  },
];
