import { makeStyles, tokens } from '@territori/ui/theme';

/** The width of the page's content, with the same margins in header, menu and footer. */
export const useWidthStyles = makeStyles({
  width: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: `calc(${tokens.pageWidth} + 2 * ${tokens.pageGutter})`,
    marginInline: 'auto',
    paddingInline: tokens.pageGutter,
    '@media print': { paddingInline: 0 },
  },
});
