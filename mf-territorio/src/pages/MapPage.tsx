import { EARLIEST_DATE, formatDate, formatNumber, today, useAnnounce, useHref, useLanguage, useMessages } from '@territori/kit';
import { useDateLabels } from '@territori/report-flow/labels';
import { MapCanvas, type MapLevel, useDayMap } from '@territori/report-flow/map';
import { useParameters } from '@territori/report-flow/useParameters';
import { DateField } from '@territori/ui/date';
import { EmptyState, ErrorState, InlineMessage, SkeletonText } from '@territori/ui/feedback';
import { Field, Radio, RadioGroup } from '@territori/ui/field';
import { Page, PageHeader } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { PageTitle } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useEffect, useMemo } from 'react';
import type it from '../messages/it.json';
import { DaySlider } from './map/DaySlider.tsx';
import { MapDownloads } from './map/MapDownloads.tsx';
import { UndrawnUnits } from './map/UndrawnUnits.tsx';
import { UnitCard } from './map/UnitCard.tsx';
import { UnitChoice } from './map/UnitChoice.tsx';
import { UnitTable } from './map/UnitTable.tsx';

const useStyles = makeStyles({
  criteria: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXL, alignItems: 'start' },
  body: {
    display: 'grid',
    gap: tokens.spacingHorizontalXL,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)' },
  },
  picture: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL, alignContent: 'start' },
  side: { display: 'grid', gap: tokens.spacingVerticalL, alignContent: 'start' },
});

const LEVELS: readonly MapLevel[] = ['regione', 'uts', 'comune'];
const isLevel = (text: string | null): text is MapLevel => LEVELS.some((level) => level === text);
/** Before this day there were no regions: the compartments of the census stand in their place. */
const FIRST_REGIONS = '1948-01-01';
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Italy on any day, as a map: the level, the day and the unit chosen are in the address. */
export default function MapPage() {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const styles = useStyles();
  const announce = useAnnounce();
  const href = useHref();
  const dateLabels = useDateLabels();
  const { parameters, show } = useParameters();
  const latest = today();

  const asked = parameters.get('data') ?? '';
  const wrongDay = asked !== '' && (!ISO_DAY.test(asked) || Number.isNaN(Date.parse(asked)) || asked < EARLIEST_DATE || asked > latest);
  const date = asked === '' || wrongDay ? latest : asked;
  const askedLevel = parameters.get('livello');
  const level = isLevel(askedLevel) ? askedLevel : 'uts';
  const chosen = parameters.get('unita');

  const change = (next: { data?: string; livello?: string; unita?: string | null }) => {
    const kept = { data: date, livello: level, ...(chosen && { unita: chosen }), ...next };
    show(Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string')), {
      replace: true,
    });
  };

  const { boundaries, geometry, day, days, failed, retry, onNear } = useDayMap(level, date);
  const nameOf = (of: MapLevel) => t(of === 'regione' && date < FIRST_REGIONS ? 'mappa.livello.compartimenti' : `mappa.livello.${of}`);
  const levelName = nameOf(level);
  const unit = chosen === null ? undefined : day?.byKey.get(chosen);
  const sentence = boundaries?.data === date ? boundaries.frase : undefined;

  const state = unit ? `${unit.name}, ${unit.code}` : undefined;
  useEffect(() => {
    if (state) announce(state);
  }, [announce, state]);
  useEffect(() => {
    if (sentence) announce(`${formatDate(date)}. ${sentence}`);
  }, [announce, sentence, date]);

  const drawn = useMemo(() => day?.units.filter(({ areas }) => areas.length > 0).length ?? 0, [day]);
  const title = t('mappa.titoloGiorno', { livello: levelName, data: formatDate(date) });

  return (
    <Page>
      <PageHeader above={<Link href={href('territorio') ?? '#/territorio'}>{t('mappa.indietro')}</Link>} lead={t('mappa.intro')}>
        <PageTitle>{t('mappa')}</PageTitle>
      </PageHeader>
      <div className={styles.criteria}>
        <Field label={t('mappa.livello')}>
          <RadioGroup layout="horizontal" value={level} onChange={(_, { value }) => change({ livello: value, unita: null })}>
            {LEVELS.map((choice) => (
              <Radio key={choice} value={choice} label={nameOf(choice)} />
            ))}
          </RadioGroup>
        </Field>
        <DateField
          key={date}
          label={t('mappa.data')}
          value={date}
          min={EARLIEST_DATE}
          max={latest}
          error={wrongDay ? t('mappa.dataErrata') : undefined}
          onChange={({ iso, error }) => {
            if (!error && iso) change({ data: iso });
          }}
          labels={dateLabels}
        />
        {day && <UnitChoice key={`${level} ${date}`} units={day.units} chosen={unit ?? null} onChoose={(key) => change({ unita: key })} />}
      </div>
      {failed && <ErrorState title={t('mappa.errore')} onRetry={retry} labels={{ retry: t('mappa.riprova') }} />}
      {boundaries && boundaries.stato !== 'pronti' && <EmptyState title={boundaries.frase} />}
      <div className={styles.body}>
        <div className={styles.picture}>
          {geometry && day && boundaries?.stato === 'pronti' ? (
            <MapCanvas
              key={level}
              geometry={geometry}
              day={day}
              chosen={chosen}
              onChoose={(key) => change({ unita: key })}
              onNear={onNear}
              labels={{
                name: t('mappa.nome', { titolo: title, numero: formatNumber(drawn, language) }),
                help: t('mappa.tasti'),
                nearer: t('mappa.ingrandisci'),
                farther: t('mappa.riduci'),
                whole: t('mappa.intera'),
              }}
            />
          ) : (
            !failed && boundaries?.stato !== 'non_caricati' && boundaries?.stato !== 'in_preparazione' && <SkeletonText />
          )}
          <DaySlider days={days} date={date} latest={latest} onChange={(next) => change({ data: next })} />
        </div>
        <div className={styles.side}>
          <UnitCard unit={unit} chosen={chosen} day={day} date={date} level={level} />
          {sentence && boundaries?.stato === 'pronti' && <InlineMessage intent="info">{sentence}</InlineMessage>}
          {boundaries && boundaries.data === date && <UndrawnUnits units={boundaries.non_disegnate} />}
          {geometry && day && sentence && (
            <MapDownloads
              geometry={geometry}
              day={day}
              address={boundaries?.insieme?.url ?? null}
              name={`mappa_${level}_${date}`}
              words={{ title, note: sentence, source: t('mappa.fonte') }}
            />
          )}
        </div>
      </div>
      {day && <UnitTable units={day.units} onChoose={(key) => change({ unita: key })} byKey={day.byKey} title={title} />}
    </Page>
  );
}
