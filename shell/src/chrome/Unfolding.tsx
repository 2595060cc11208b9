import { makeStyles } from '@territori/ui/theme';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  summary: { width: 'fit-content', minHeight: '24px', cursor: 'pointer', color: '#ffffff', textDecorationLine: 'underline' },
});

/** A part of the footer that a line unfolds. The line looks like the links beside it. */
export function Unfolding({ line, className, children }: { line: string; className?: string | undefined; children: ReactNode }) {
  const { summary } = useStyles();
  return (
    <details className={className}>
      <summary className={summary}>{line}</summary>
      {children}
    </details>
  );
}
