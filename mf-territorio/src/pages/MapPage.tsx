import { formatDate, formatNumber, today, useAnnounce, useHref, useLanguage, useMessages } from '@territori/kit';
import { MapCanvas, type MapLevel, MapPlace, useDayMap, useRegions } from '@territori/report-flow/map';
import { ErrorState, InlineMessage } from '@territori/ui/feedback';
import { Page, PageHeader } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { PageTitle } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import type it from '../messages/it.json';
import { DaySlider } from './map/DaySlider.tsx';
import { MapCriteria } from './map/MapCriteria.tsx';
import { type MapContent, MapSide } from './map/MapSide.tsx';
import { NoMap } from './map/NoMap.tsx';
import { UnitTable } from './map/UnitTable.tsx';
import { useComparison } from './map/useComparison.ts';
import { useMapAddress } from './map/useMapAddress.ts';

const useStyles = makeStyles({
  body: {
    display: 'grid',
    gap: tokens.spacingHorizontalXL,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)' },
  },
  picture: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL, alignContent: 'start' },
  // the form is not printed
  paper: { display: 'none', '@media print': { display: 'block', margin: 0, fontWeight: tokens.fontWeightSemibold } },
  side: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL, alignContent: 'start' },
});

/** Before this day there were no regions: the compartments of the census stand in their place. */
const FIRST_REGIONS = '1948-01-01';

/** Italy on any day, as a map: level, day, region, unit and the day of a comparison are in the address. */
export default function MapPage() {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const styles = useStyles();
  const announce = useAnnounce();
  // undefined in a page of another site
  const home = useHref()('territorio');
  const { choice, written, change } = useMapAddress();
  const { data: date, livello: level, unita: chosen, con: other } = choice;

  const { boundaries, geometry, day, days, failed, retry, onNear, inDetail } = useDayMap(level, date);
  const regions = useRegions();
  const comparison = useComparison(choice);
  const nameOf = (of: MapLevel) => t(of === 'regione' && date < FIRST_REGIONS ? 'mappa.livello.compartimenti' : `mappa.livello.${of}`);
  const unit = chosen === null ? undefined : day?.byKey.get(chosen);
  const region = regions.find(({ code }) => code === choice.regione);
  const sentence = boundaries?.data === date ? boundaries.frase : undefined;

  const state = unit ? `${unit.name}, ${unit.code}` : undefined;
  useEffect(() => {
    if (state) announce(state);
  }, [announce, state]);
  useEffect(() => {
    if (sentence) announce(`${formatDate(date)}. ${sentence}`);
  }, [announce, sentence, date]);

  const chooseUnit = useCallback((key: string | null) => change({ unita: key }), [change]);
  const table = useRef<HTMLElement>(null);
  const toTable = useCallback(() => {
    table.current?.closest('details')?.setAttribute('open', '');
    table.current?.focus();
  }, []);
  const title = t('mappa.titoloGiorno', { livello: nameOf(level), data: formatDate(date) });
  const fullTitle = region ? t('mappa.titoloRegione', { titolo: title, regione: region.name }) : title;
  // while the map is loading, the page keeps the room of all its parts
  const expected = !failed && (!boundaries || boundaries.stato === 'pronti');
  // the picture of another day comes first; the texts beside and below it follow
  const content = useDeferredValue<MapContent>({
    choice,
    day,
    geometry,
    boundaries,
    inDetail,
    region,
    comparison,
    expected,
    title,
    fullTitle,
  });
  const tools = { nearer: t('mappa.ingrandisci'), farther: t('mappa.riduci'), whole: t('mappa.intera') };
  const unknownRegion = choice.regione !== null && regions.length > 0 && !region;

  return (
    <Page dense>
      <PageHeader dense {...(home && { above: <Link href={home}>{t('mappa.indietro')}</Link> })} lead={t('mappa.intro')}>
        <PageTitle compact>{t('mappa')}</PageTitle>
      </PageHeader>
      <MapCriteria
        choice={choice}
        written={written}
        change={change}
        nameOf={nameOf}
        regions={regions}
        day={content.day}
        loading={expected && !content.day}
      />
      {written.data !== date && <InlineMessage intent="warning">{t('mappa.dataErrata')}</InlineMessage>}
      {written.con !== '' && other === null && <InlineMessage intent="warning">{t('mappa.conErrata')}</InlineMessage>}
      {written.livello && written.livello !== level && (
        <InlineMessage intent="warning">{t('mappa.livelloIgnoto', { livello: written.livello })}</InlineMessage>
      )}
      {unknownRegion && <InlineMessage intent="warning">{t('mappa.regioneIgnota', { codice: choice.regione ?? '' })}</InlineMessage>}
      {failed && <ErrorState title={t('mappa.errore')} onRetry={retry} labels={{ retry: t('mappa.riprova') }} />}
      {comparison.failed && (
        <ErrorState title={t('mappa.confronto.errore')} onRetry={comparison.retry} labels={{ retry: t('mappa.riprova') }} />
      )}
      {boundaries && boundaries.stato !== 'pronti' && <NoMap boundaries={boundaries} />}
      <div className={styles.body}>
        <div className={styles.picture}>
          <p className={styles.paper}>{fullTitle}</p>
          {geometry && day && boundaries?.stato === 'pronti' ? (
            <MapCanvas
              key={level}
              geometry={geometry}
              day={day}
              shading={comparison.shading}
              chosen={chosen}
              onChoose={chooseUnit}
              frame={region?.box ?? null}
              onWhole={() => {
                if (choice.regione !== null) change({ regione: null });
              }}
              onTable={toTable}
              onNear={onNear}
              labels={{
                ...tools,
                name: t('mappa.nome', { titolo: fullTitle, numero: formatNumber(day.drawn, language) }),
                help: t('mappa.tasti'),
              }}
            />
          ) : (
            expected && <MapPlace labels={tools} />
          )}
          {(days.length > 0 || expected) && (
            <DaySlider days={days} date={date} latest={today()} onChange={(next) => change({ data: next })} />
          )}
        </div>
        <div className={styles.side}>
          <MapSide content={content} change={change} />
        </div>
      </div>
      {content.day && <UnitTable heading={table} day={content.day} onChoose={chooseUnit} title={content.title} />}
    </Page>
  );
}
