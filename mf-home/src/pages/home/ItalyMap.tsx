import { EARLIEST_DATE, formatDate, today, useMessages } from '@territori/kit';
import { SmallMap, useDayMap, useRegionGround } from '@territori/report-flow/stillMap';
import { YearLine } from '@territori/report-flow/YearLine';
import { EmptyState, ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Link } from '@territori/ui/link';
import { makeStyles } from '@territori/ui/theme';
import { useDeferredValue, useEffect, useState } from 'react';
import type it from '../../messages/it.json';

const useStyles = makeStyles({
  // in the place of the map and the line of years
  notice: {
    height: 'calc(var(--map-height) * 1rem)',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { alignContent: 'center' },
  },
  map: { '& svg': { height: 'calc((var(--map-height) - 3) * 1rem)', maxHeight: 'none' }, '& a': { display: 'block' } },
});

/** The size of the drawing: Italy is taller than it is wide. */
const SIZE = { width: 400, height: 420 };

const yearOf = (day: string): number => Number(day.slice(0, 4));
/** The last day of a year that can be shown. */
const dayOf = (year: number): string => (year === yearOf(today()) ? today() : `${year}-12-31`);

interface ItalyMapProps {
  /** The address of the map of a day. */
  readonly addressOf: (day: string) => string;
  readonly onDay: (day: string) => void;
}

/** The provinces at the end of any year since 1861; without boundaries the reason. The map links to the map of the day. */
export default function ItalyMap({ addressOf, onDay }: ItalyMapProps) {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const [year, setYear] = useState(yearOf(today()));
  const date = useDeferredValue(dayOf(year));
  const { boundaries, geometry, day, failed, retry } = useDayMap('uts', date);
  const ground = useRegionGround(geometry);
  // the map that was shown stays until the boundaries of the chosen year are loaded
  const [shown, setShown] = useState<Pick<Parameters<typeof SmallMap>[0], 'geometry' | 'day' | 'ground'> & { date: string }>();
  useEffect(() => {
    if (geometry && day) setShown({ geometry, day, ground, date });
  }, [geometry, day, ground, date]);
  if (failed) return <ErrorState title={t('mappa.errore')} onRetry={retry} labels={{ retry: t('riprova') }} />;
  if (boundaries && boundaries.stato !== 'pronti')
    return (
      <div className={styles.notice}>
        <EmptyState title={boundaries.frase} />
      </div>
    );
  if (!shown) return <SkeletonText lines={8} />;
  return (
    <>
      <div className={styles.map}>
        <Link href={addressOf(shown.date)}>
          <SmallMap {...shown} size={SIZE} label={t('mappa.province', { data: formatDate(shown.date) })} />
        </Link>
      </div>
      <YearLine
        label={t('mappa.anno')}
        first={yearOf(EARLIEST_DATE)}
        last={yearOf(today())}
        year={year}
        words={t('mappa.province', { data: formatDate(dayOf(year)) })}
        onYear={(chosen) => {
          setYear(chosen);
          onDay(dayOf(chosen));
        }}
      />
    </>
  );
}
