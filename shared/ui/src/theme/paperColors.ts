import { light } from './colors.ts';
import type { ThemeColors } from './themeCss.ts';

/** The colours of files, which have no colour scheme: those of the theme on white paper. */
export type PaperColors = Readonly<Record<keyof typeof light, string>>;

/** The colours of files. @param of the colours of an identity, by default the portal's own */
export const paperColors = (of?: ThemeColors): PaperColors => (of ? ({ ...light, ...of.light } as PaperColors) : light);
