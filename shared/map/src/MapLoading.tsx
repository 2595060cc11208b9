import { makeStyles, tokens } from '@territori/ui/theme';
import { useEffect, useState } from 'react';

interface MapLoadingProps {
  readonly words: string;
  /** Pixels at the right over which something else lies: the words stand beside it. */
  readonly covered?: number;
}

/** How long a map may take without a word, in milliseconds: words that come and go at once would be read by nobody. */
const PATIENCE = 400;

const useStyles = makeStyles({
  place: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    pointerEvents: 'none',
    '@media print': { display: 'none' },
  },
  // legible on land and sea; small, because on a phone larger words would be the page's largest content, which would then come late
  words: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
  },
});

/** Over the place of a map that is not drawn yet, whose parent has a position: says and announces so after a moment. Nothing moves. */
export function MapLoading({ words, covered = 0 }: MapLoadingProps) {
  const styles = useStyles();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  // a region of its own: the title of the page, which is announced at the same time, would take the place of the words
  return (
    <div role="status" className={styles.place} style={{ paddingInlineEnd: `calc(${tokens.spacingHorizontalL} + ${covered}px)` }}>
      {late && <p className={styles.words}>{words}</p>}
    </div>
  );
}
