import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';
import { useFrameStyle } from './useFrameStyle.ts';
import { useGroundStyles } from './useGroundStyles.ts';

interface MapNoticeProps {
  /** Pixels at the right over which something else lies: the words stand beside it. */
  readonly covered?: number;
  readonly children: ReactNode;
}

const useStyles = makeStyles({
  words: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 34rem)',
    placeContent: 'center',
    // in a narrow place the message of a field may lie over the top
    '@container (max-width: 56.99rem)': { placeContent: 'end center' },
    padding: tokens.spacingHorizontalL,
  },
});

/** The room of a map with words, which say why there is none: nothing moves when the map comes. */
export function MapNotice({ covered = 0, children }: MapNoticeProps) {
  const { root, frame } = useFrameStyle();
  const { sea } = useGroundStyles();
  return (
    <div className={root}>
      <div
        className={mergeClasses(frame, sea, useStyles().words)}
        style={{ paddingInlineEnd: `calc(${tokens.spacingHorizontalL} + ${covered}px)` }}
      >
        {children}
      </div>
    </div>
  );
}
