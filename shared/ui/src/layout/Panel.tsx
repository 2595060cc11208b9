import { makeStyles, mergeClasses } from '@griffel/react';
import { SectionTitle } from '@territori/ui/text';
import { tokens } from '@territori/ui/theme';
import { type ReactNode, useId } from 'react';

export interface PanelProps {
  children: ReactNode;
  title?: string | undefined;
  level?: 2 | 3 | undefined;
  /** Beside the title. */
  actions?: ReactNode;
  /** `filled` marks a form; `plain` has a title and no frame. */
  look?: 'filled' | 'outlined' | 'plain' | undefined;
  id?: string | undefined;
  /** True for what means nothing on paper: a form, links to read on, downloads. */
  screenOnly?: boolean | undefined;
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // beside a taller panel its parts stay together
    alignContent: 'start',
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    // a part that waits until the visitor comes to it has nothing to print yet
    '@media print': { ':has(> [data-waiting])': { display: 'none' } },
  },
  screenOnly: { '@media print': { display: 'none' } },
  framed: {
    padding: 'clamp(1rem, 3cqi, 1.75rem)',
    borderRadius: tokens.borderRadiusLarge,
    // a drawing that a page break would cut moves to the next page by itself
    '@media print': { breakInside: 'avoid' },
  },
  filled: { backgroundColor: tokens.colorNeutralBackground2, border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  outlined: { border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  head: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, alignItems: 'center', justifyContent: 'space-between' },
});

/** A titled part of a page; screen readers list it as a region by that title. */
export function Panel({ children, title, level = 2, actions, look = 'outlined', id, screenOnly }: PanelProps) {
  const styles = useStyles();
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={mergeClasses(
        styles.root,
        look !== 'plain' && styles.framed,
        look === 'filled' && styles.filled,
        look === 'outlined' && styles.outlined,
        screenOnly && styles.screenOnly,
      )}
    >
      {(title || actions) && (
        <div className={styles.head}>
          {title && (
            <SectionTitle id={titleId} level={level}>
              {title}
            </SectionTitle>
          )}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
