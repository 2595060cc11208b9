import { today, useHref, useMessages } from '@territori/kit';
import { CardLink } from '@territori/ui/card';
import { ArrowDownloadRegular, ArrowSwapRegular, BranchForkRegular, HistoryRegular, MapRegular } from '@territori/ui/icon';
import { makeStyles, tokens } from '@territori/ui/theme';
import type { ReactElement } from 'react';
import { LISTS_OF_A_DAY } from '../../data/homeAddresses.ts';
import type it from '../../messages/it.json';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: tokens.spacingHorizontalL,
    alignContent: 'start',
    // three and two in a row
    '@container (min-width: 72rem)': {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > li': { gridColumn: 'span 2' },
      '& > li:nth-child(n + 4)': { gridColumn: 'span 3' },
    },
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

interface Task {
  readonly key: 'chi' | 'traduci' | 'elenco' | 'cambiato' | 'mappa';
  /** Undefined where the portal has no such section: the task is then left out. */
  readonly href: string | undefined;
  readonly icon: ReactElement;
}

/** The five tasks that most visitors come for. */
export function Tasks() {
  const t = useMessages<typeof it>();
  const href = useHref();
  const styles = useStyles();
  const below = (section: string, path: string) => {
    const address = href(section);
    return address && `${address}${path}`;
  };
  const tasks: readonly Task[] = [
    { key: 'chi', href: href('storia'), icon: <HistoryRegular /> },
    { key: 'traduci', href: below('ricostruzione', '/elenco'), icon: <ArrowSwapRegular /> },
    { key: 'elenco', href: below('territorio', `/body?id=${LISTS_OF_A_DAY.comuni}&dateFrom=${today()}`), icon: <ArrowDownloadRegular /> },
    { key: 'cambiato', href: href('variazioni', 'tutte'), icon: <BranchForkRegular /> },
    { key: 'mappa', href: href('territorio', 'mappa'), icon: <MapRegular /> },
  ];
  // the sections of the tasks are not in a page of another site
  if (tasks.every((task) => task.href === undefined)) return null;
  return (
    <ul aria-label={t('compiti')} className={styles.list}>
      {tasks.map(
        ({ key, href: address, icon }) =>
          address && (
            <li key={key}>
              <CardLink href={address} title={t(`compiti.${key}`)} icon={icon} level={2} compact>
                {t(`compiti.${key}.testo`)}
              </CardLink>
            </li>
          ),
      )}
    </ul>
  );
}
