import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: { '@media print': { ':not([open])': { display: 'none' } } },
  summary: {
    width: 'fit-content',
    minHeight: '24px',
    cursor: 'pointer',
    color: tokens.colorBandForeground1,
    textDecorationLine: 'underline',
  },
});

/** A part of the footer that a line unfolds. The line looks like the links beside it. */
export function Unfolding({ line, className, children }: { line: string; className?: string | undefined; children: ReactNode }) {
  const { root, summary } = useStyles();
  return (
    <details className={mergeClasses(root, className)}>
      <summary className={summary}>{line}</summary>
      {children}
    </details>
  );
}
