export { makeStaticStyles, makeStyles, mergeClasses, shorthands } from '@griffel/react';
export { PortalTheme, type PortalThemeProps } from './PortalTheme.tsx';
export { type PaperColors, paperColors } from './paperColors.ts';
export type { ColorScheme, ThemeColors } from './themeCss.ts';
export { type TokenName, tokens } from './tokens.ts';
