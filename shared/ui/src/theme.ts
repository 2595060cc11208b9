export { makeStaticStyles, makeStyles, mergeClasses, shorthands } from '@griffel/react';
export { PortalTheme, type PortalThemeProps } from './theme/PortalTheme.tsx';
export type { ColorScheme } from './theme/themeCss.ts';
export { type TokenName, tokens } from './theme/tokens.ts';
