import type { Variazione } from '@territori/contract/v1';
import { formatDate } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { useState } from 'react';
import { useCardStyles } from '../useCardStyles.ts';
import { ActOfChange } from './ActOfChange.tsx';
import { OtherUnit, type UnitLink } from './OtherUnit.tsx';
import { useChangeMessages } from './useChangeMessages.ts';
import { useChangeWords } from './useChangeWords.ts';

export interface ChangeCardsProps {
  /** The name of the list. */
  readonly label: string;
  readonly changes: readonly Variazione[];
  readonly link: UnitLink;
  /** True while other changes are loading: these stay meanwhile. */
  readonly refreshing?: boolean | undefined;
}

/** Cards that are shown at once: a province has hundreds of changes. */
const SHOWN = 20;

const useStyles = makeStyles({
  lines: { display: 'grid', gap: tokens.spacingVerticalXS },
  when: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** Changes as cards, for narrow screens: what happened, to which unit and when, then the same facts as in the table. */
export function ChangeCards({ label, changes, link, refreshing }: ChangeCardsProps) {
  const t = useChangeMessages();
  const words = useChangeWords();
  const styles = useCardStyles();
  const { lines, when } = useStyles();
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, SHOWN);
  return (
    <>
      <ul aria-label={label} aria-busy={refreshing} className={styles.list}>
        {shown.map((change, index) => (
          // changes have no key, and another page replaces all of them
          <li key={index} className={mergeClasses(styles.card, lines)}>
            <span className={when}>
              {formatDate(change.data)} · {words.kind(change.tipo)}
            </span>
            <span className={styles.title}>
              {link(change.id, change.denominazione)} {change.codice && <>({change.codice})</>}
            </span>
            <span>{change.descrizione}</span>
            <dl className={styles.values}>
              <dt className={styles.name}>{t('collegata')}</dt>
              <dd className={styles.value}>
                <OtherUnit change={change} link={link} />
              </dd>
              <dt className={styles.name}>{t('provvedimento')}</dt>
              <dd className={styles.value}>
                <ActOfChange act={change.provvedimento} />
              </dd>
              <dt className={styles.name}>{t('certezza')}</dt>
              <dd className={styles.value}>{words.certainty(change.certezza)}</dd>
            </dl>
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <div>
          <Button onClick={() => setAll(true)}>{t('mostraTutte', { numero: changes.length })}</Button>
        </div>
      )}
    </>
  );
}
