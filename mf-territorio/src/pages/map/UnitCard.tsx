import { formatDate, useHref, useMessages } from '@territori/kit';
import type { DayMap, MapLevel, MapUnit } from '@territori/report-flow/map';
import { Card } from '@territori/ui/card';
import { Link } from '@territori/ui/link';
import { makeStyles, tokens } from '@territori/ui/theme';
import type { Happening, TouchedUnit } from '../../data/happenings.ts';
import type it from '../../messages/it.json';
import { listOn } from './listOn.ts';
import { UnitStory } from './UnitStory.tsx';

interface UnitCardProps {
  readonly unit: MapUnit;
  readonly day: DayMap;
  readonly date: string;
  readonly level: MapLevel;
  /** What happened to the units between the two days of a comparison; undefined while it loads, and without another day. */
  readonly happened: ReadonlyMap<Happening, readonly TouchedUnit[]> | undefined;
  /** The other day of the comparison; null for none. */
  readonly other: string | null;
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS },
  text: { margin: 0 },
});

const dayBefore = (iso: string): string => new Date(Date.parse(iso) - 86_400_000).toISOString().slice(0, 10);

/** The chosen unit: name, code, since when it is called so, how it is drawn, and where to read on. */
export default function UnitCard({ unit, day, date, level, happened, other }: UnitCardProps) {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const href = useHref();
  const history = href('storia', 'unita');
  const list = listOn(href('territorio'), level, date);
  const others = unit.sharedWith.map((key) => day.byKey.get(key)?.name ?? key);
  return (
    <Card title={unit.name} level={2}>
      <div className={styles.root}>
        {unit.code !== '' && <p className={styles.text}>{t('mappa.codice', { codice: unit.code })}</p>}
        {unit.id === null && <p className={styles.text}>{t('mappa.compartimento')}</p>}
        {unit.from !== null && (
          <p className={styles.text}>
            {unit.to === null
              ? t('mappa.dal', { data: formatDate(unit.from) })
              : t('mappa.dalAl', { dal: formatDate(unit.from), al: formatDate(dayBefore(unit.to)) })}
          </p>
        )}
        {[...(happened ?? [])].flatMap(([happening, units]) =>
          units
            .filter(({ id }) => id === unit.id)
            .map(({ data }) => (
              <p key={happening} className={styles.text}>
                {t('mappa.avvenuto.giorno', { avvenuto: t(`mappa.avvenuto.${happening}`), data: formatDate(data) })}
              </p>
            )),
        )}
        {other !== null && unit.id !== null && <UnitStory unit={unit.id} level={level} days={[date, other]} />}
        {others.length > 0 && <p className={styles.text}>{t('mappa.insieme', { unita: others.slice(0, 8).join(', ') })}</p>}
        {unit.areas.length === 0 && <p className={styles.text}>{t('mappa.senzaPoligono')}</p>}
        {unit.evidence !== null && unit.evidence !== 'dichiarato' && <p className={styles.text}>{t(`mappa.certezza.${unit.evidence}`)}</p>}
        {history && unit.id !== null && <Link href={`${history}?tipo=${TYPES[level]}&unita=${unit.id}`}>{t('mappa.storia')}</Link>}
        {list && <Link href={list}>{t('mappa.elenco')}</Link>}
      </div>
    </Card>
  );
}

/** The kinds of units as the history page names them. */
const TYPES: Readonly<Record<MapLevel, string>> = { comune: '1', uts: '2', regione: '3' };
