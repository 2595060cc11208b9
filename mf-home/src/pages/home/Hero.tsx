import { SEARCH_PLACE, useHref, useMessages } from '@territori/kit';
import { useLocation } from '@territori/kit/router';
import { PageTitle } from '@territori/ui/text';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { lazy, Suspense } from 'react';
import type it from '../../messages/it.json';
import { HomeSearch } from './HomeSearch.tsx';
import { ItalyMapPlace } from './ItalyMapPlace.tsx';
import { Tasks } from './Tasks.tsx';

// most visits have no navigation state: they do not load the message, nor what report-flow needs for it, 10 KB
const UnknownReport = lazy(() => import('./UnknownReport.tsx'));

const useStyles = makeStyles({
  band: {
    backgroundColor: tokens.colorBrandBackground2,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  inner: {
    boxSizing: 'border-box',
    maxWidth: `calc(${tokens.pageWidth} + 2 * ${tokens.pageGutter})`,
    marginInline: 'auto',
    paddingInline: tokens.pageGutter,
    paddingBlock: 'clamp(1.25rem, 3cqi, 2.5rem)',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalXL,
    alignContent: 'start',
  },
  withMap: {
    '@container (min-width: 62rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      columnGap: tokens.spacingHorizontalXXL,
      gridTemplateRows: 'auto 1fr',
    },
  },
  text: { minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL, alignContent: 'start' },
  // beside the text and the tasks, between them on a narrow page
  map: { '@container (min-width: 62rem)': { gridColumn: '2', gridRow: '1 / span 2' } },
  // the shell's search comes into it: its label, and the line of its field
  search: { minHeight: '76px', maxWidth: '46rem' },
  lead: { margin: 0, maxWidth: tokens.measure, color: tokens.colorNeutralForeground2 },
});

/** What the portal is, the report of a link that could not be opened, the search, Italy in any year, and the usual tasks. */
export function Hero() {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const href = useHref();
  // a page of another site has no shell, whose search would come here
  const inPortal = href('home', 'cerca') !== undefined && href('storia') !== undefined;
  const { state } = useLocation();
  return (
    <div className={styles.band}>
      <div className={mergeClasses(styles.inner, href('territorio', 'mappa') && styles.withMap)}>
        <div className={styles.text}>
          <PageTitle>{t('benvenuto')}</PageTitle>
          <p className={styles.lead}>{t('benvenuto.testo')}</p>
          {state !== null && (
            <Suspense fallback={null}>
              <UnknownReport state={state} />
            </Suspense>
          )}
          {inPortal ? <div id={SEARCH_PLACE} className={styles.search} /> : <HomeSearch />}
        </div>
        <ItalyMapPlace className={styles.map} />
        <Tasks />
      </div>
    </div>
  );
}
