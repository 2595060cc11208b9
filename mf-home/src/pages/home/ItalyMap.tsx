import { formatDate, today, useMessages } from '@territori/kit';
import { SmallMap, useDayMap } from '@territori/report-flow/stillMap';
import { ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Link } from '@territori/ui/link';
import { makeStyles } from '@territori/ui/theme';
import type it from '../../messages/it.json';

const useStyles = makeStyles({
  map: { '& svg': { height: '20rem' }, '& a': { display: 'block' } },
});

/** The provinces of today; without boundaries the reason. A press leads to the map of any day. */
export default function ItalyMap({ href }: { readonly href: string }) {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const { boundaries, geometry, day, failed, retry } = useDayMap('uts', today());
  if (failed) return <ErrorState title={t('mappa.errore')} onRetry={retry} labels={{ retry: t('riprova') }} />;
  if (boundaries && boundaries.stato !== 'pronti') return <p>{boundaries.frase}</p>;
  if (!geometry || !day) return <SkeletonText lines={8} />;
  return (
    <div className={styles.map}>
      <Link href={href}>
        <SmallMap geometry={geometry} day={day} label={t('mappa.province', { data: formatDate(today()) })} />
      </Link>
    </div>
  );
}
