import { formatDate, formatNumber, today, useAnnounce, useHref, useLanguage, useMessages } from '@territori/kit';
import { LaterPart } from '@territori/report-flow/LaterPart';
import {
  MapCanvas,
  type MapLevel,
  MapLoading,
  MapNotice,
  MapPlace,
  useDayMap,
  usePreloadedSet,
  useRegionGround,
  useRegions,
} from '@territori/report-flow/map';
import { MapLegend } from '@territori/report-flow/mapLegend';
import { ErrorState, InlineMessage } from '@territori/ui/feedback';
import { Page, PageHeader } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { PageTitle } from '@territori/ui/text';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type it from '../messages/it.json';
import { ChosenUnit } from './map/ChosenUnit.tsx';
import { comparesCompartments, showsCompartments } from './map/compartments.ts';
import { FurtherCriteria } from './map/FurtherCriteria.tsx';
import { MapComparison } from './map/MapComparison.tsx';
import type { MapContent } from './map/MapContent.ts';
import { MapCriteria } from './map/MapCriteria.tsx';
import { MapSide } from './map/MapSide.tsx';
import { NoMap } from './map/NoMap.tsx';
import { TimeLine } from './map/TimeLine.tsx';
import { UnitTable } from './map/UnitTable.tsx';
import { useComparison } from './map/useComparison.ts';
import { useCovered } from './map/useCovered.ts';
import { useDayInWords } from './map/useDayInWords.ts';
import { useDescribedMap } from './map/useDescribedMap.ts';
import { useKept } from './map/useKept.ts';
import { useMapAddress } from './map/useMapAddress.ts';
import { useRunningTime } from './map/useRunningTime.ts';

/** From this width of its place on, the criteria lie on the map. */
const WIDE = '@container (min-width: 57rem)';

/** Around what lies on the map. */
const EDGE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

const useStyles = makeStyles({
  place: { containerType: 'inline-size' },
  // the map comes first: around it on a phone, else on it, what it shows
  body: {
    display: 'grid',
    gap: `${tokens.spacingVerticalL} 0`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)', rowGap: 0 },
  },
  // the three parts of the panel on the map
  panel: {
    [WIDE]: {
      gridColumn: 2,
      zIndex: 1,
      marginInlineEnd: tokens.spacingHorizontalM,
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
      backgroundColor: tokens.colorNeutralBackground1,
      borderLeft: EDGE,
      borderRight: EDGE,
      // its fields are not printed, and the title of the paper says what the map shows
      '@media print': { display: 'none' },
    },
  },
  head: {
    [WIDE]: {
      gridRow: 1,
      marginTop: tokens.spacingVerticalM,
      borderTop: EDGE,
      borderRadius: `${tokens.borderRadiusLarge} ${tokens.borderRadiusLarge} 0 0`,
    },
  },
  criteria: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM, [WIDE]: { gridRow: 2, zIndex: 2 } },
  further: {
    [WIDE]: {
      gridRow: 3,
      marginBottom: tokens.spacingVerticalM,
      borderBottom: EDGE,
      borderRadius: `0 0 ${tokens.borderRadiusLarge} ${tokens.borderRadiusLarge}`,
    },
  },
  picture: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    [WIDE]: { gridRow: '1 / 5', gridColumn: '1 / -1' },
  },
  // what has controls of its own, or no map, stands beside the panel
  pictureBeside: { alignContent: 'start', [WIDE]: { gridColumn: 1, paddingInlineEnd: tokens.spacingHorizontalL } },
  // below the map on a phone, else over a corner of it: the map stays where it is when a choice is wrong
  warnings: {
    order: 1,
    display: 'grid',
    gap: tokens.spacingVerticalS,
    ':empty': { display: 'none' },
    '@media print': { display: 'none' },
    [WIDE]: {
      order: 0,
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: tokens.spacingVerticalM,
      insetInlineStart: tokens.spacingHorizontalM,
      maxWidth: 'min(24rem, 100% - 5rem)',
    },
  },
  // a map of figures has its controls there
  warningsAbove: { order: 0, [WIDE]: { position: 'static', maxWidth: 'none' } },
  line: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM, [WIDE]: { gridRow: 5 } },
  // the form is not printed
  paper: { display: 'none', '@media print': { display: 'block', margin: 0, fontWeight: tokens.fontWeightSemibold } },
  // the rows 4 and 8 have nothing of their own: they take what the map and the comparison need more
  below: { [WIDE]: { marginTop: tokens.spacingVerticalS } },
  left: { [WIDE]: { gridColumn: 1, paddingInlineEnd: tokens.spacingHorizontalXL } },
  right: { [WIDE]: { gridColumn: 2 } },
  chosen: { [WIDE]: { gridRow: '5 / 7' } },
  besideChosen: { [WIDE]: { gridRow: '6 / 9' } },
  belowChosen: { [WIDE]: { gridRow: 7 } },
  comparison: { ':empty': { display: 'none' } },
  side: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL, alignContent: 'start' },
});

/** Italy on any day, as a map: level, day, region, unit and the day of a comparison are in the address. */
export default function MapPage() {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const styles = useStyles();
  const announce = useAnnounce();
  // undefined in a page of another site
  const home = useHref()('territorio');
  const [running, setRunning] = useState(false);
  const { choice, written, change, showDay } = useMapAddress(running);
  const { data: date, livello: level, unita: chosen, con: other } = choice;

  const { run, held } = useRunningTime({ choice, setRunning, showDay });
  const regions = useRegions();
  const region = regions.find(({ code }) => code === choice.regione);
  const shownDay = useDayMap(level, date, held ?? date, region?.code ?? null);
  const { boundaries, geometry, day, days, versions, changes, failed, retry, onNear, inDetail } = shownDay;
  usePreloadedSet(boundaries, date, day ? (days.find((later) => later > date) ?? null) : null);
  const ground = useRegionGround(geometry);
  // the region whose units are counted
  const counted = versions?.knowRegions === false ? undefined : region;
  const comparison = useComparison(choice, shownDay, counted?.code ?? null);
  const compartments = showsCompartments({ livello: 'regione', data: date });
  const nameOf = useCallback(
    (of: MapLevel) => t(of === 'regione' && compartments ? 'mappa.livello.compartimenti' : `mappa.livello.${of}`),
    [t, compartments],
  );
  const unit = chosen === null ? undefined : day?.byKey.get(chosen);
  const lit = useMemo(() => region?.outline() ?? '', [region]);
  const place = showsCompartments({ livello: level, data: date }) ? undefined : counted?.name;
  const words = useDayInWords(level, days, changes, date);
  const regionKnown = choice.regione === null || regions.length > 0;
  const known = regionKnown && (changes !== undefined || failed || (boundaries !== undefined && boundaries.stato !== 'pronti'));
  const { sentence, undrawn } = useDescribedMap(shownDay, date, counted?.code ?? null);

  const state = unit && [unit.name, unit.code].filter(Boolean).join(', ');
  useEffect(() => {
    if (state) announce(state);
  }, [announce, state]);
  useEffect(() => {
    // once, when both are known
    if (sentence && known) announce([formatDate(date), place, words, sentence].filter(Boolean).join('. '));
  }, [announce, sentence, known, words, place, date]);

  const chooseUnit = useCallback((key: string | null) => change({ unita: key }), [change]);
  const table = useRef<HTMLElement>(null);
  const toTable = useCallback(() => {
    table.current?.closest('details')?.setAttribute('open', '');
    table.current?.focus();
  }, []);
  const title = t('mappa.titoloGiorno', { livello: nameOf(level), data: formatDate(date) });
  const fullTitle = region ? t('mappa.titoloRegione', { titolo: title, regione: region.name }) : title;
  const fileTitle =
    other === null || comparesCompartments(choice) ? fullTitle : t('mappa.confronto.file', { titolo: fullTitle, data: formatDate(other) });
  // while the map is loading or being prepared, the page keeps the room of all its parts
  const expected = !failed && boundaries?.stato !== 'non_caricati';
  const shown = geometry && day && boundaries?.stato === 'pronti' ? { geometry, day, onNear, inDetail } : null;
  const current = useMemo(
    (): MapContent => ({
      choice,
      day,
      geometry,
      ground,
      boundaries,
      inDetail,
      region,
      counted,
      comparison,
      sentence,
      undrawn,
      expected,
      title,
      fileTitle,
    }),
    [choice, day, geometry, ground, boundaries, inDetail, region, counted, comparison, sentence, undrawn, expected, title, fileTitle],
  );
  // the picture of another day comes first, then the texts beside and below it; while time runs, they wait until it stops
  const content = useDeferredValue(useKept(held === null || held === date ? current : null, language, true) ?? current);
  const drawn = day?.drawn ?? 0;
  const tools = useMemo(() => ({ nearer: t('mappa.ingrandisci'), farther: t('mappa.riduci'), whole: t('mappa.intera') }), [t]);
  const labels = useMemo(
    () => ({
      ...tools,
      // the number is that of the country
      name: region ? `${t('mappa')}. ${fileTitle}` : t('mappa.nome', { titolo: fileTitle, numero: formatNumber(drawn, language) }),
      help: t('mappa.tasti'),
      width: (kilometres: number) => t('mappa.larghezza', { chilometri: formatNumber(kilometres, language) }),
      none: t('mappa.nessuna'),
    }),
    [t, tools, region, fileTitle, drawn, language],
  );
  const inRegion = choice.regione !== null;
  const leaveRegion = useCallback(() => {
    if (inRegion) change({ regione: null });
  }, [inRegion, change]);
  const unknownRegion = choice.regione !== null && regions.length > 0 && !region;

  const [drawnLevel, setDrawnLevel] = useState<MapLevel | null>(null);
  const onPicture = useCallback(() => setDrawnLevel(level), [level]);
  // a map of figures has controls above it; a failure beside a map that was there before stands above it
  const onMap = choice.cifre === null && !(failed && shown);
  const { panel, covered } = useCovered(onMap);
  const failure = <ErrorState title={t('mappa.errore')} onRetry={retry} labels={{ retry: t('mappa.riprova') }} />;
  // what stands in the place of a map that is not there
  const notice = failed ? failure : boundaries && boundaries.stato !== 'pronti' ? <NoMap boundaries={boundaries} /> : null;
  // while other boundaries are loading, the picture before stays with its name, and the view with it; not in a comparison or under
  // figures, whose legend is already that of the other day
  const picture = useKept(
    shown && { geometry: shown.geometry, day: shown.day, onNear, shading: comparison.shading, ground, labels },
    level,
    !notice && other === null && choice.cifre === null,
  );
  // a map of figures has parts of its own, which load
  const waiting = shown ? choice.cifre === null && drawnLevel !== level : !notice;
  const side = other === null ? [styles.left, styles.besideChosen] : [styles.right, styles.belowChosen];

  return (
    <Page dense>
      <div className={styles.place}>
        <div className={styles.body}>
          <div ref={panel} className={mergeClasses(styles.panel, styles.head)}>
            <PageHeader dense {...(home && { above: <Link href={home}>{t('mappa.indietro')}</Link> })}>
              <PageTitle compact>{t('mappa')}</PageTitle>
            </PageHeader>
          </div>
          <div className={mergeClasses(styles.panel, styles.criteria)}>
            <MapCriteria level={level} written={written.data} change={change} nameOf={nameOf} />
            {comparison.failed && (
              <ErrorState title={t('mappa.confronto.errore')} onRetry={comparison.retry} labels={{ retry: t('mappa.riprova') }} />
            )}
          </div>
          <div className={mergeClasses(styles.picture, !onMap && styles.pictureBeside)}>
            <p className={styles.paper}>{fileTitle}</p>
            <div className={mergeClasses(styles.warnings, !onMap && styles.warningsAbove)}>
              {written.data !== date && <InlineMessage intent="warning">{t('mappa.dataErrata')}</InlineMessage>}
              {written.con !== '' && other === null && <InlineMessage intent="warning">{t('mappa.conErrata')}</InlineMessage>}
              {written.livello && written.livello !== level && (
                <InlineMessage intent="warning">{t('mappa.livelloIgnoto', { livello: written.livello })}</InlineMessage>
              )}
              {written.cifre !== '' && choice.cifre === null && <InlineMessage intent="warning">{t('mappa.cifre.nessuna')}</InlineMessage>}
              {region !== counted && <InlineMessage intent="info">{t('mappa.conteggiItalia')}</InlineMessage>}
              {unknownRegion && (
                <InlineMessage intent="warning">{t('mappa.regioneIgnota', { codice: choice.regione ?? '' })}</InlineMessage>
              )}
            </div>
            {failed && shown && failure}
            {shown && choice.cifre !== null ? (
              <LaterPart
                load={() => import('./map/FiguresOfAddress.tsx')}
                props={{
                  choice,
                  written: choice.cifre,
                  shown,
                  note: sentence ?? '',
                  title: fullTitle,
                  onTable: toTable,
                  region,
                  versions,
                  onWhole: leaveRegion,
                }}
                height={40}
                failure={t('mappa.errore')}
              />
            ) : picture ? (
              <MapCanvas
                key={level}
                {...picture}
                lit={lit}
                chosen={chosen}
                onChoose={chooseUnit}
                frame={region?.box ?? null}
                covered={covered}
                onWhole={leaveRegion}
                onPicture={onPicture}
                onTable={toTable}
              />
            ) : notice ? (
              <MapNotice covered={covered}>{notice}</MapNotice>
            ) : (
              <MapPlace labels={tools} covered={covered} />
            )}
            {waiting && <MapLoading words={t('mappa.caricamento')} covered={covered} />}
            <p className={styles.paper}>{t('mappa.fonte')}</p>
          </div>
          <div className={mergeClasses(styles.below, styles.left, styles.line)}>
            {comparison.shading && <MapLegend title={t('mappa.legenda')} classes={comparison.shading.classes} />}
            {(days.length > 0 || expected) && (
              <TimeLine
                days={days}
                changes={changes}
                date={date}
                place={place}
                words={words}
                latest={today()}
                onChange={showDay}
                running={running}
                onRun={run}
              />
            )}
          </div>
          <div className={mergeClasses(styles.panel, styles.further)}>
            <FurtherCriteria
              level={level}
              chosen={chosen}
              region={choice.regione}
              written={written.con}
              change={change}
              regions={regions}
              day={content.day}
              loading={expected && !content.day}
            />
          </div>
          <div className={mergeClasses(styles.below, styles.right, styles.chosen)}>
            <ChosenUnit content={content} />
          </div>
          <div className={mergeClasses(styles.below, styles.left, styles.besideChosen, styles.comparison)}>
            <MapComparison content={content} change={change} />
          </div>
          <div className={mergeClasses(styles.side, styles.below, ...side)}>
            <MapSide content={content} staysBehind={held !== null} />
          </div>
        </div>
      </div>
      {content.day && <UnitTable heading={table} day={content.day} onChoose={chooseUnit} title={content.title} />}
    </Page>
  );
}
