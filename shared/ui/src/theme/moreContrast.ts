import type { ColorName } from './colors.ts';

type Overrides = Partial<Record<ColorName, string>>;

/**
 * What changes of the colours where the visitor prefers more contrast: text on its background reaches 7:1, and the lines around fields,
 * cards and cells 4.5:1.
 */
export const moreContrastLight: Overrides = {
  colorNeutralForeground2: '#24303c',
  colorNeutralForeground3: '#2f3c49',
  colorNeutralForeground4: '#2f3c49',
  colorNeutralForegroundDisabled: '#4a5866',
  colorBrandForeground1: '#063464',
  colorBrandForegroundLink: '#063464',
  colorBrandForegroundLinkHover: '#052a50',
  colorBrandForegroundLinkPressed: '#052a50',
  colorBrandBackground: '#083d73',
  colorBrandBackgroundHover: '#052a50',
  colorCompoundBrandForeground1: '#063464',
  colorNeutralStroke1: '#5c6b7a',
  colorNeutralStroke2: '#5c6b7a',
  colorNeutralStrokeAccessible: '#33414f',
  colorPaletteRedForeground1: '#7a120c',
  colorPaletteGreenForeground1: '#0d4021',
  colorPaletteDarkOrangeForeground1: '#5e2c00',
};

export const moreContrastDark: Overrides = {
  colorNeutralForeground3: '#cfd9e3',
  colorNeutralForeground4: '#cfd9e3',
  colorNeutralForegroundDisabled: '#aebccb',
  colorBrandForeground1: '#b9d9f8',
  colorBrandForegroundLink: '#b9d9f8',
  colorBrandForegroundLinkHover: '#dcecfd',
  colorBrandForegroundLinkPressed: '#b9d9f8',
  colorBrandBackground: '#174f8a',
  colorBrandBackgroundHover: '#1a5490',
  colorBrandBackgroundPressed: '#123f70',
  colorCompoundBrandForeground1: '#b9d9f8',
  colorNeutralStroke1: '#8d9eb0',
  colorNeutralStroke2: '#8d9eb0',
  colorNeutralStrokeAccessible: '#cfd9e3',
};
