import { Spinner } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: { position: 'relative', minWidth: 0 },
  veil: {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'center',
    backgroundColor: `color-mix(in srgb, ${tokens.colorNeutralBackground1} 70%, transparent)`,
    // the delay prevents a flash when a call is fast; there is no fade, because half-transparent text is hard to read
    animationName: { from: { visibility: 'hidden' }, to: { visibility: 'hidden' } },
    animationDelay: '150ms',
    animationDuration: '1ms',
    animationFillMode: 'backwards',
  },
  spinner: {
    position: 'sticky',
    top: '30vh',
    marginBlock: tokens.spacingVerticalXL,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
});

/** Covers its children while a call runs; they keep their place and cannot be used. Screen readers announce `label`. */
export function LoadingOverlay({ busy, label, children }: { busy: boolean; label: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.root} aria-busy={busy}>
      <div inert={busy}>{children}</div>
      {/* the live region is always there: one that arrives with its text is not read */}
      <div role="status">
        {busy && (
          <div className={styles.veil}>
            <div className={styles.spinner}>
              <Spinner size="small" label={label} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
