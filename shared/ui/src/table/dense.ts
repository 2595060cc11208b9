import { tokens } from '@territori/ui/theme';

/** A finger needs more space between two links than a mouse. */
export const DENSE_CELL = {
  '@media screen and (pointer: fine)': { paddingTop: tokens.spacingVerticalXS, paddingBottom: tokens.spacingVerticalXS },
} as const;

/** A text of a cell stands in one line, as columns do not narrow it, and only a long one in several. Paper does not scroll sideways. */
export const DENSE_VALUE = {
  '@media screen': { width: 'max-content', maxWidth: '20rem' },
} as const;
