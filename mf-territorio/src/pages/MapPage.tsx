import { formatDate, formatNumber, today, useAnnounce, useHref, useLanguage, useMessages } from '@territori/kit';
import { LaterPart } from '@territori/report-flow/LaterPart';
import { MapCanvas, type MapLevel, MapPlace, useDayMap, useRegionGround, useRegions } from '@territori/report-flow/map';
import { ErrorState, InlineMessage } from '@territori/ui/feedback';
import { Page, PageHeader } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { PageTitle } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type it from '../messages/it.json';
import { ChosenUnit } from './map/ChosenUnit.tsx';
import { FurtherCriteria } from './map/FurtherCriteria.tsx';
import { MapComparison } from './map/MapComparison.tsx';
import type { MapContent } from './map/MapContent.ts';
import { MapCriteria } from './map/MapCriteria.tsx';
import { MapSide } from './map/MapSide.tsx';
import { NoMap } from './map/NoMap.tsx';
import { TimeLine } from './map/TimeLine.tsx';
import { UnitTable } from './map/UnitTable.tsx';
import { useComparison } from './map/useComparison.ts';
import { useDayInWords } from './map/useDayInWords.ts';
import { useMapAddress } from './map/useMapAddress.ts';

/** From this width of its place on, the map and its criteria stand beside each other. */
const WIDE = '@container (min-width: 57rem)';

const useStyles = makeStyles({
  place: { containerType: 'inline-size' },
  // the map comes first: beside it, or around it on a phone, what it shows
  body: {
    display: 'grid',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)',
      gridTemplateRows: 'auto auto auto auto 1fr auto',
      gridTemplateAreas: '"picture head" "picture criteria" "picture further" "picture chosen" "picture side" "comparison side"',
    },
  },
  head: { [WIDE]: { gridArea: 'head' } },
  criteria: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM, [WIDE]: { gridArea: 'criteria' } },
  picture: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    alignContent: 'start',
    [WIDE]: { gridArea: 'picture' },
  },
  further: { [WIDE]: { gridArea: 'further' } },
  chosen: { [WIDE]: { gridArea: 'chosen' } },
  comparison: { [WIDE]: { gridArea: 'comparison' }, ':empty': { display: 'none' } },
  // the form is not printed
  paper: { display: 'none', '@media print': { display: 'block', margin: 0, fontWeight: tokens.fontWeightSemibold } },
  side: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    alignContent: 'start',
    [WIDE]: { gridArea: 'side' },
  },
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

  const { boundaries, geometry, day, days, versions, changes, failed, retry, onNear, inDetail } = useDayMap(level, date);
  const regions = useRegions();
  const ground = useRegionGround(geometry);
  const comparison = useComparison(choice, { day, versions, geometry }, regions);
  const nameOf = (of: MapLevel) => t(of === 'regione' && date < FIRST_REGIONS ? 'mappa.livello.compartimenti' : `mappa.livello.${of}`);
  const unit = chosen === null ? undefined : day?.byKey.get(chosen);
  const region = regions.find(({ code }) => code === choice.regione);
  const lit = useMemo(() => region?.outline() ?? '', [region]);
  const words = useDayInWords(level, days, changes, date);
  const known = changes !== undefined || failed;
  const sentence = boundaries?.data === date ? boundaries.frase : undefined;

  const state = unit ? `${unit.name}, ${unit.code}` : undefined;
  useEffect(() => {
    if (state) announce(state);
  }, [announce, state]);
  useEffect(() => {
    // once, when both are known
    if (sentence && known) announce([formatDate(date), words, sentence].filter(Boolean).join('. '));
  }, [announce, sentence, known, words, date]);

  const chooseUnit = useCallback((key: string | null) => change({ unita: key }), [change]);
  const table = useRef<HTMLElement>(null);
  const toTable = useCallback(() => {
    table.current?.closest('details')?.setAttribute('open', '');
    table.current?.focus();
  }, []);
  const title = t('mappa.titoloGiorno', { livello: nameOf(level), data: formatDate(date) });
  const fullTitle = region ? t('mappa.titoloRegione', { titolo: title, regione: region.name }) : title;
  const fileTitle = other === null ? fullTitle : t('mappa.confronto.file', { titolo: fullTitle, data: formatDate(other) });
  // while the map is loading, the page keeps the room of all its parts
  const expected = !failed && (!boundaries || boundaries.stato === 'pronti');
  // the picture of another day comes first; the texts beside and below it follow
  const content = useDeferredValue<MapContent>({
    choice,
    day,
    geometry,
    ground,
    boundaries,
    inDetail,
    region,
    comparison,
    expected,
    title,
    fileTitle,
  });
  const tools = { nearer: t('mappa.ingrandisci'), farther: t('mappa.riduci'), whole: t('mappa.intera') };
  const unknownRegion = choice.regione !== null && regions.length > 0 && !region;

  return (
    <Page dense>
      <div className={styles.place}>
        <div className={styles.body}>
          <div className={styles.head}>
            <PageHeader dense {...(home && { above: <Link href={home}>{t('mappa.indietro')}</Link> })}>
              <PageTitle compact>{t('mappa')}</PageTitle>
            </PageHeader>
          </div>
          <div className={styles.criteria}>
            <MapCriteria choice={choice} written={written.data} change={change} nameOf={nameOf} />
            {written.data !== date && <InlineMessage intent="warning">{t('mappa.dataErrata')}</InlineMessage>}
            {written.con !== '' && other === null && <InlineMessage intent="warning">{t('mappa.conErrata')}</InlineMessage>}
            {written.livello && written.livello !== level && (
              <InlineMessage intent="warning">{t('mappa.livelloIgnoto', { livello: written.livello })}</InlineMessage>
            )}
            {written.cifre !== '' && choice.cifre === null && <InlineMessage intent="warning">{t('mappa.cifre.nessuna')}</InlineMessage>}
            {unknownRegion && <InlineMessage intent="warning">{t('mappa.regioneIgnota', { codice: choice.regione ?? '' })}</InlineMessage>}
            {comparison.failed && (
              <ErrorState title={t('mappa.confronto.errore')} onRetry={comparison.retry} labels={{ retry: t('mappa.riprova') }} />
            )}
            {boundaries && boundaries.stato !== 'pronti' && <NoMap boundaries={boundaries} />}
          </div>
          <div className={styles.picture}>
            <p className={styles.paper}>{fileTitle}</p>
            {failed && <ErrorState title={t('mappa.errore')} onRetry={retry} labels={{ retry: t('mappa.riprova') }} />}
            {geometry && day && boundaries?.stato === 'pronti' && choice.cifre !== null ? (
              <LaterPart
                load={() => import('./map/FiguresOfAddress.tsx')}
                props={{
                  choice,
                  written: choice.cifre,
                  shown: { geometry, day, onNear, inDetail },
                  note: sentence ?? '',
                  title: fullTitle,
                  onTable: toTable,
                }}
                height={40}
                failure={t('mappa.errore')}
              />
            ) : geometry && day && boundaries?.stato === 'pronti' ? (
              <MapCanvas
                key={level}
                geometry={geometry}
                day={day}
                shading={comparison.shading}
                ground={ground}
                lit={lit}
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
            <p className={styles.paper}>{t('mappa.fonte')}</p>
            {(days.length > 0 || expected) && (
              <TimeLine
                days={days}
                changes={changes}
                date={date}
                words={words}
                latest={today()}
                onChange={(next) => change({ data: next })}
              />
            )}
          </div>
          <div className={styles.further}>
            <FurtherCriteria
              choice={choice}
              written={written.con}
              change={change}
              regions={regions}
              day={content.day}
              loading={expected && !content.day}
            />
          </div>
          <div className={styles.chosen}>
            <ChosenUnit content={content} />
          </div>
          <div className={styles.comparison}>
            <MapComparison content={content} change={change} />
          </div>
          <div className={styles.side}>
            <MapSide content={content} />
          </div>
        </div>
      </div>
      {content.day && <UnitTable heading={table} day={content.day} onChoose={chooseUnit} title={content.title} />}
    </Page>
  );
}
