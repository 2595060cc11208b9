import { standIns } from './standIns.ts';

const SYSTEM = ["'Segoe UI'", 'system-ui', 'sans-serif'];
const typeface = ["'Titillium Web'", ...standIns.map(({ family }) => `'${family}'`), ...SYSTEM].join(', ');

/** The families of an identity's typeface, as CSS lists them. */
export const familiesOf = (family: string): string => [`'${family}'`, ...SYSTEM].join(', ');

/**
 * The values that all colour schemes share: type, space, lines and motion, under Fluent's token names. Type sizes are
 * in rem, so that they follow the visitor's text size.
 */
export const scale = {
  fontFamilyBase: typeface,
  fontFamilyNumeric: typeface,
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSizeBase100: '0.8125rem',
  fontSizeBase200: '0.875rem',
  fontSizeBase300: '1rem',
  fontSizeBase400: '1.125rem',
  fontSizeBase500: '1.25rem',
  fontSizeBase600: '1.5rem',
  fontSizeHero700: '1.75rem',
  fontSizeHero800: '2.125rem',
  fontSizeHero900: '2.625rem',
  fontSizeHero1000: '3.25rem',
  lineHeightBase100: '1.125rem',
  lineHeightBase200: '1.25rem',
  lineHeightBase300: '1.5rem',
  lineHeightBase400: '1.75rem',
  lineHeightBase500: '1.75rem',
  lineHeightBase600: '2rem',
  lineHeightHero700: '2.25rem',
  lineHeightHero800: '2.5rem',
  lineHeightHero900: '3rem',
  lineHeightHero1000: '3.75rem',
  fontWeightRegular: '400',
  fontWeightMedium: '600',
  fontWeightSemibold: '600',
  fontWeightBold: '700',
  borderRadiusNone: '0',
  borderRadiusSmall: '2px',
  borderRadiusMedium: '4px',
  borderRadiusLarge: '6px',
  borderRadiusXLarge: '8px',
  borderRadiusCircular: '10000px',
  strokeWidthThin: '1px',
  strokeWidthThick: '2px',
  strokeWidthThicker: '3px',
  strokeWidthThickest: '4px',
  spacingHorizontalNone: '0',
  spacingHorizontalXXS: '2px',
  spacingHorizontalXS: '4px',
  spacingHorizontalSNudge: '6px',
  spacingHorizontalS: '8px',
  spacingHorizontalMNudge: '10px',
  spacingHorizontalM: '12px',
  spacingHorizontalL: '16px',
  spacingHorizontalXL: '20px',
  spacingHorizontalXXL: '24px',
  spacingHorizontalXXXL: '32px',
  spacingVerticalNone: '0',
  spacingVerticalXXS: '2px',
  spacingVerticalXS: '4px',
  spacingVerticalSNudge: '6px',
  spacingVerticalS: '8px',
  spacingVerticalMNudge: '10px',
  spacingVerticalM: '12px',
  spacingVerticalL: '16px',
  spacingVerticalXL: '20px',
  spacingVerticalXXL: '24px',
  spacingVerticalXXXL: '32px',
  durationUltraFast: '50ms',
  durationFaster: '100ms',
  durationFast: '150ms',
  durationNormal: '200ms',
  curveEasyEase: 'cubic-bezier(0.33,0,0.67,1)',
  curveDecelerateMid: 'cubic-bezier(0,0,0,1)',
  curveAccelerateMid: 'cubic-bezier(1,0,1,1)',
  /** Widest line of a page, and the space at its sides. */
  pageWidth: '80rem',
  pageGutter: 'clamp(1rem, 4cqi, 2.5rem)',
  /** Longest comfortable line of running text. */
  measure: '44rem',
};

export type ScaleName = keyof typeof scale;
