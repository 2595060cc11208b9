import { makeStyles } from '@territori/ui/theme';

/** The line that unfolds something in the footer: looks like the links beside it. */
export const useSummaryStyles = makeStyles({
  summary: { width: 'fit-content', minHeight: '24px', cursor: 'pointer', color: '#ffffff', textDecorationLine: 'underline' },
});
