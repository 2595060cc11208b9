import type { Promemoria } from '@territori/contract/wire';
import { formatDate, useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { LinkButton } from '@territori/ui/button';
import { EmptyState, ErrorState, SkeletonText } from '@territori/ui/feedback';
import { ArrowRightRegular } from '@territori/ui/icon';
import { Panel } from '@territori/ui/layout';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useState } from 'react';
import { UPDATES_ADDRESS } from '../../data/homeAddresses.ts';
import { newsQuery } from '../../data/newsQueries.ts';
import type it from '../../messages/it.json';
import { NewsModal } from './NewsModal.tsx';

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyleType: 'none' },
  item: { ':not(:last-child)': { borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` } },
  button: {
    boxSizing: 'border-box',
    width: '100%',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalXL}`,
    paddingBlock: tokens.spacingVerticalM,
    paddingInline: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '@container (min-width: 40rem)': { gridTemplateColumns: '7.5rem minmax(0, 1fr)' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  date: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground3 },
  words: { display: 'grid', gap: tokens.spacingVerticalXXS },
  title: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForegroundLink },
  subtitle: { color: tokens.colorNeutralForeground2 },
});

/** The latest news; each opens in full. */
export function NewsBox() {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const news = useQuery(newsQuery(useApi(), useLanguage()));
  const [open, setOpen] = useState<Promemoria>();
  return (
    <Panel
      id="aggiornamenti"
      title={t('novita')}
      actions={
        <LinkButton href={UPDATES_ADDRESS} appearance="subtle" iconPosition="after" icon={<ArrowRightRegular />}>
          {t('novita.tutte')}
        </LinkButton>
      }
    >
      {news.isPending && (
        <div aria-busy="true">
          <SkeletonText lines={6} />
        </div>
      )}
      {news.isError && (
        <ErrorState title={t('errore.novitaInVigore')} cause={news.error} onRetry={() => news.refetch()} labels={{ retry: t('riprova') }} />
      )}
      {news.data?.body.length === 0 && <EmptyState title={t('novita.nessuna')} />}
      {news.data && news.data.body.length > 0 && (
        <ul className={styles.list}>
          {news.data.body.map((item) => (
            <li key={item.idPromemoria} className={styles.item}>
              <button type="button" aria-haspopup="dialog" className={styles.button} onClick={() => setOpen(item)}>
                <span className={styles.date}>{formatDate(item.dataInizioValidita)}</span>
                <span className={styles.words}>
                  <span className={styles.title}>{item.titolo}</span>
                  {item.sottotitolo && <span className={styles.subtitle}>{item.sottotitolo}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <NewsModal item={open} onClose={() => setOpen(undefined)} />
    </Panel>
  );
}
