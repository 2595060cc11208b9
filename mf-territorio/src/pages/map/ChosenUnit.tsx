import { useMessages } from '@territori/kit';
import { LaterPart } from '@territori/report-flow/LaterPart';
import { makeStyles } from '@territori/ui/theme';
import { memo } from 'react';
import type it from '../../messages/it.json';
import type { MapContent } from './MapContent.ts';

const useStyles = makeStyles({ hint: { margin: 0, '@media print': { display: 'none' } } });

/** The unit that is chosen on the map, or how to choose one. */
export const ChosenUnit = memo(function ChosenUnit({ content: { choice, day, comparison, expected } }: { readonly content: MapContent }) {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const { data, livello, unita, con } = choice;
  if (!expected) return null;
  const unit = unita === null ? undefined : day?.byKey.get(unita);
  // the unit of the address may not be in force on the day
  if (!day || !unit) return <p className={styles.hint}>{t(unita === null || !day ? 'mappa.scegli' : 'mappa.nonInVigore')}</p>;
  return (
    <LaterPart
      load={() => import('./UnitCard.tsx')}
      props={{ unit, day, date: data, level: livello, happened: comparison.everywhere, other: con }}
      height={8}
      now
      failure={t('mappa.scheda.errore')}
    />
  );
});
