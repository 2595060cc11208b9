import type { Colors } from './colorsOf.ts';

/** The module that gives the theme of the components the colours of the portal's own identity. */
export function themeColors({ light, dark, moreContrastLight, moreContrastDark }: Colors): string {
  const literal = (set: object) => {
    const lines = Object.entries(set).map(([name, value]) => `  ${name}: '${value}',`);
    return `{\n${lines.join('\n')}\n}`;
  };
  return [
    '/**',
    " * The colours of the portal's own identity, written from `shared/identity/territori` by the test of `themeColors`: change them there.",
    ' */',
    `export const light = ${literal(light)};`,
    '',
    'export type ColorName = keyof typeof light;',
    '',
    `export const dark: Record<ColorName, string> = ${literal(dark)};`,
    '',
    `export const moreContrastLight: Partial<Record<ColorName, string>> = ${literal(moreContrastLight)};`,
    '',
    `export const moreContrastDark: Partial<Record<ColorName, string>> = ${literal(moreContrastDark)};`,
    '',
  ].join('\n');
}
