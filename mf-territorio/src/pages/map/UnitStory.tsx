import { formatDate, formatNumber, useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import type { MapLevel } from '@territori/report-flow/map';
import { makeStyles, tokens } from '@territori/ui/theme';
import { storyQuery } from '../../data/storyQuery.ts';
import type it from '../../messages/it.json';

interface UnitStoryProps {
  readonly unit: number;
  readonly level: MapLevel;
  /** The two days of a comparison. */
  readonly days: readonly [string, string | null];
}

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, display: 'grid', gap: tokens.spacingVerticalXS },
  act: { color: tokens.colorNeutralForeground3 },
});

/** What happened to a unit between two days, in sentences, each with its act. */
export function UnitStory({ unit, level, days }: UnitStoryProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const styles = useStyles();
  const { data, isError } = useQuery(storyQuery(useApi(), language, days, level, unit));
  if (isError) return <span>{t('mappa.vicende.errore')}</span>;
  if (!data || data.dati.length === 0) return null;
  const rest = data.totale - data.dati.length;
  return (
    <ul className={styles.list} aria-label={t('mappa.vicende')}>
      {data.dati.map(({ data: day, id, tipo, descrizione, provvedimento }) => (
        <li key={`${day} ${id} ${tipo} ${descrizione}`}>
          {formatDate(day)}: {descrizione} {provvedimento?.testo && <span className={styles.act}>{provvedimento.testo}</span>}
        </li>
      ))}
      {rest > 0 && <li>{t('mappa.vicende.altre', { count: rest, numero: formatNumber(rest, language) })}</li>}
    </ul>
  );
}
