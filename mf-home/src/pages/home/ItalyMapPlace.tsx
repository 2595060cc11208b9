import { formatDate, today, useHref, useMessages } from '@territori/kit';
import { LaterPart } from '@territori/report-flow/LaterPart';
import { Link } from '@territori/ui/link';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useState } from 'react';
import type it from '../../messages/it.json';

const useStyles = makeStyles({
  place: {
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalXS,
    alignContent: 'start',
    // the map and the line of years, in rem; on a wide page it is as high as what stands beside it
    '--map-height': '28',
    '@container (min-width: 62rem)': { '--map-height': '37' },
  },
});

/** Waits until the browser is idle, so that the text of the page comes first; Safari has no such event and waits half a second. */
const untilMapMayLoad = () =>
  new Promise<void>((resolve) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(() => resolve(), { timeout: 3000 }) : setTimeout(resolve, 500),
  );

const loadItalyMap = async () => {
  await untilMapMayLoad();
  return import('./ItalyMap.tsx');
};

/** Italy's provinces in any year, loaded when they come into sight, and the way to the map of the day. */
export function ItalyMapPlace({ className }: { readonly className: string }) {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const map = useHref()('territorio', 'mappa');
  const [day, setDay] = useState(today());
  if (!map) return null;
  const addressOf = (date: string) => (date === today() ? map : `${map}?data=${date}`);
  return (
    <div className={`${styles.place} ${className}`}>
      <LaterPart load={loadItalyMap} props={{ addressOf, onDay: setDay }} height="var(--map-height)" failure={t('mappa.errore')} />
      <Link href={addressOf(day)}>{t('mappa.apri', { data: formatDate(day) })}</Link>
    </div>
  );
}
