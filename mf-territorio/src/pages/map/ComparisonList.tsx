import { formatDate, formatNumber, useLanguage, useMessages } from '@territori/kit';
import type { DayMap } from '@territori/report-flow/map';
import { Button } from '@territori/ui/button';
import { InlineMessage } from '@territori/ui/feedback';
import { Panel } from '@territori/ui/layout';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useState } from 'react';
import { HAPPENINGS, type Happening, type TouchedUnit } from '../../data/happenings.ts';
import type it from '../../messages/it.json';

interface ComparisonListProps {
  /** Undefined while it loads: the lists stay as they are. */
  readonly day: DayMap | undefined;
  /** The two days, the one that the map shows first. */
  readonly days: readonly [string, string];
  /** Null for compartments: what happened to them is not known. */
  readonly touched: ReadonlyMap<Happening, readonly TouchedUnit[]> | null;
  /** The region whose units are counted; undefined for the country. */
  readonly region: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly onSwap: () => void;
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  sentences: { display: 'grid', gap: tokens.spacingVerticalS },
  lists: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXS, alignContent: 'start' },
  text: { margin: 0 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, maxHeight: '20rem', overflowY: 'auto' },
  unit: { minWidth: 0, height: 'auto', padding: `0 ${tokens.spacingHorizontalXS}`, textAlign: 'start' },
});

/** What happened to the units between two days: the units as lists. */
export default function ComparisonList({ day, days: [shown, other], touched, region, onChoose, onSwap }: ComparisonListProps) {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const [first, last] = shown < other ? [shown, other] : [other, shown];
  if (!touched)
    return (
      <InlineMessage intent="info" live={false}>
        {t('mappa.confronto.compartimenti')}
      </InlineMessage>
    );
  return (
    <Panel title={t('mappa.confronto.titolo', { dal: formatDate(first), al: formatDate(last) })}>
      <div className={styles.root}>
        <div className={styles.sentences}>
          <p className={styles.text}>{t(shown < other ? 'mappa.confronto.prima' : 'mappa.confronto.dopo', { data: formatDate(shown) })}</p>
          {region !== undefined && <p className={styles.text}>{t('mappa.confronto.regione', { regione: region })}</p>}
          <p className={styles.text}>{t('mappa.confronto.conteggi')}</p>
        </div>
        <div className={styles.lists}>
          {HAPPENINGS.map((happening) => (
            <Touched key={happening} happening={happening} units={touched.get(happening) ?? []} day={day} onChoose={onChoose} />
          ))}
        </div>
        <div>
          <Button onClick={onSwap}>{t('mappa.confronto.scambia', { data: formatDate(other) })}</Button>
        </div>
      </div>
    </Panel>
  );
}

interface TouchedProps {
  readonly happening: Happening;
  readonly units: readonly TouchedUnit[];
  readonly day: DayMap | undefined;
  readonly onChoose: (key: string) => void;
}

/** The units of one happening; those that the map shows can be chosen. */
function Touched({ happening, units, day, onChoose }: TouchedProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const title = t('mappa.avvenuto.numero', { avvenuto: t(`mappa.avvenuto.${happening}`), numero: formatNumber(units.length, language) });
  if (units.length === 0) return <p className={styles.text}>{title}</p>;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard
        <ul className={styles.list} tabIndex={0} aria-label={title}>
          {units.map(({ id, denominazione, data }) => (
            <li key={id}>
              {day?.byKey.has(String(id)) ? (
                <Button appearance="transparent" size="small" className={styles.unit} onClick={() => onChoose(String(id))}>
                  {denominazione}
                </Button>
              ) : (
                denominazione
              )}
              , {formatDate(data)}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
