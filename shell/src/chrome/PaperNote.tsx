import { formatDate, today } from '@territori/kit';
import { useLocation } from '@territori/kit/router';
import { makeStyles } from '@territori/ui/theme';
import { useShellMessages } from '../messages/useShellMessages.ts';

const useStyles = makeStyles({
  root: {
    display: 'none',
    // a report says it above its rows
    '@media print': { display: 'block', ':global(main:has([data-paper-note]) ~ footer)': { display: 'none' } },
  },
  line: { margin: 0, overflowWrap: 'anywhere' },
});

/** On paper only: when the page was printed, and where to find it again. */
export function PaperNote() {
  const styles = useStyles();
  const text = useShellMessages();
  const { pathname, search } = useLocation();
  const address = `${window.location.origin}${window.location.pathname}#${pathname}${search}`;
  return (
    <div className={styles.root}>
      <p className={styles.line}>{text('carta.data', { data: formatDate(today()) })}</p>
      <p className={styles.line}>{text('carta.indirizzo', { indirizzo: address })}</p>
    </div>
  );
}
