import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 'none',
  },
});

const ROLES = { polite: 'status', assertive: 'alert' } as const;

/** Text only for screen readers; with `live` they announce its changes. */
export function VisuallyHidden({
  children,
  id,
  live,
}: {
  children: ReactNode;
  id?: string | undefined;
  live?: 'polite' | 'assertive' | undefined;
}) {
  return (
    <span id={id} role={live && ROLES[live]} className={useStyles().root}>
      {children}
    </span>
  );
}
