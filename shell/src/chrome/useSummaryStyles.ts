import { makeStyles } from '@territori/ui/theme';

/** The line in the footer that unfolds a list; it looks like the links beside it. */
export const useSummaryStyles = makeStyles({
  summary: { width: 'fit-content', minHeight: '24px', cursor: 'pointer', color: '#ffffff', textDecorationLine: 'underline' },
});
