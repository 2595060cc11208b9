import { Panel } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { Text } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { type ReactNode, useId } from 'react';

export interface SearchResult {
  readonly id: string;
  /** The text of the link: it begins with the name. */
  readonly label: string;
  /** What distinguishes it from others of its name, or why it cannot be opened. */
  readonly detail: string;
  /** Absent for a result that cannot be opened. */
  readonly href?: string | undefined;
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' },
});

/** The results of one kind, best first. */
export function ResultGroup({
  title,
  results,
  children,
}: {
  readonly title: string;
  readonly results: readonly SearchResult[];
  /** Below the list: a button for more. */
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  const own = useId();
  return (
    <Panel look="plain" title={title}>
      <ul className={styles.list}>
        {results.map(({ id, label, detail, href }) => (
          <li key={id} className={styles.item}>
            {/* who goes from link to link tells the town from its province */}
            {href ? (
              <Link href={href} aria-describedby={detail ? `${own}-${id}` : undefined}>
                {label}
              </Link>
            ) : (
              <Text weight="semibold">{label}</Text>
            )}
            {detail && (
              <Text id={`${own}-${id}`} size="small" tone="muted">
                {detail}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {children && <div>{children}</div>}
    </Panel>
  );
}
