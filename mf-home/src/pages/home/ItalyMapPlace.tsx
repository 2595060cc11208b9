import { formatDate, today, useHref, useMessages } from '@territori/kit';
import { LaterPart } from '@territori/report-flow/LaterPart';
import { Link } from '@territori/ui/link';
import { makeStyles, tokens } from '@territori/ui/theme';
import type it from '../../messages/it.json';

const useStyles = makeStyles({
  card: {
    boxSizing: 'border-box',
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalS,
    alignContent: 'start',
    minHeight: '23rem',
    padding: 'clamp(1rem, 2.5vw, 1.75rem)',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
});

/** The map of Italy's provinces today, loaded when it comes into sight, and the way to the map of any day. */
export function ItalyMapPlace() {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const map = useHref()('territorio', 'mappa');
  if (!map) return null;
  return (
    <div className={styles.card}>
      <LaterPart load={() => import('./ItalyMap.tsx')} props={{ href: map }} height={20} failure={t('mappa.errore')} />
      <Link href={map}>{t('mappa.apri', { data: formatDate(today()) })}</Link>
    </div>
  );
}
