import { Button } from '@territori/ui/button';
import { ArrowDownRegular } from '@territori/ui/icon';
import { makeStyles, tokens } from '@territori/ui/theme';
import { type MouseEvent, useEffect } from 'react';
import { useFlowMessages } from '../flowMessages.ts';
import { RESULTS } from './Results.tsx';

const useStyles = makeStyles({
  // at the bottom of the screen while the end of the criteria is below it; then it leaves with them, and the results follow
  root: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'grid',
    paddingBlock: tokens.spacingVerticalS,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media print': { display: 'none' },
  },
});

/** Room for the bar below what has the focus: the button, the space around it and a ring. */
const ROOM = '4rem';

/** On a narrow screen the results are below the criteria: says how many reports a choice has found, and leads to them. */
export function ResultsBar({ count }: { readonly count: number }) {
  const t = useFlowMessages();
  const styles = useStyles();
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = ROOM;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
  return (
    <div className={styles.root}>
      <Button appearance="primary" icon={<ArrowDownRegular />} onClick={focusResults}>
        {t('ricerca.vaiRisultati', { count })}
      </Button>
    </div>
  );
}

/** Moves focus and view to the heading of the results. */
function focusResults(event: MouseEvent<HTMLElement>): void {
  const tree = event.currentTarget.getRootNode() as Document | ShadowRoot;
  const heading = tree.querySelector<HTMLElement>(`#${RESULTS} h2`);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
  heading.scrollIntoView();
}
