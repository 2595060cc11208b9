import { useMessages } from '@territori/kit';
import { LaterPart } from '@territori/report-flow/LaterPart';
import { type MapRegion, type ShownDay, unproject } from '@territori/report-flow/map';
import { InlineMessage } from '@territori/ui/feedback';
import { memo } from 'react';
import type it from '../../messages/it.json';
import { MapDownloads, type MapUnits } from './MapDownloads.tsx';
import { UndrawnUnits } from './UndrawnUnits.tsx';
import { UnitCard } from './UnitCard.tsx';
import type { Comparison } from './useComparison.ts';
import type { MapChoice } from './useMapAddress.ts';

/** What the map shows, as the texts beside and below it need it. */
export interface MapContent extends Pick<ShownDay, 'boundaries' | 'geometry' | 'day' | 'inDetail'> {
  readonly choice: MapChoice;
  /** The ground of each area where no classes are shown. */
  readonly ground: Uint8Array | null;
  readonly region: MapRegion | undefined;
  readonly comparison: Comparison;
  /** False where there is no map and none is loading; the page says why. */
  readonly expected: boolean;
  /** Level and day. */
  readonly title: string;
  /** The title with the region that is seen from near and the day of a comparison. */
  readonly fileTitle: string;
}

interface MapSideProps {
  readonly content: MapContent;
  readonly change: (next: Partial<MapChoice>) => void;
}

/** From this day on, on which Molise was founded, the regions are those of today. */
const REGIONS_OF_TODAY = '1964-01-19';

/** A region of today as the data files choose their units: those that belong to it on the day, or those in its box. */
function withinRegion({ code, box: [left, top, right, bottom] }: MapRegion, day: string): MapUnits['within'] {
  if (day >= REGIONS_OF_TODAY) return { regione: code };
  // the edges of the box are not straight in degrees
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const around = [left, middleX, right].flatMap((x) => [top, middleY, bottom].map((y) => unproject([x, y])));
  const [longitudes, latitudes] = [around.map(([longitude]) => longitude), around.map(([, latitude]) => latitude)];
  const bounds = [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
  return { bbox: bounds.map((degrees) => degrees.toFixed(4)).join(',') };
}

/** Beside the map: the chosen unit, the comparison with another day, which boundaries these are and what they lack, the downloads. */
export const MapSide = memo(function MapSide({ content, change }: MapSideProps) {
  const t = useMessages<typeof it>();
  const { boundaries, geometry, day, inDetail, region, comparison, expected, fileTitle } = content;
  const { data: date, livello: level, unita: chosen, con: other } = content.choice;
  const unit = chosen === null ? undefined : day?.byKey.get(chosen);
  const sentence = boundaries?.data === date ? boundaries.frase : undefined;
  return (
    <>
      {expected && (
        <UnitCard
          unit={unit}
          chosen={chosen}
          day={day}
          date={date}
          level={level}
          happened={unit ? comparison.happenedTo(unit.key) : []}
          other={other}
        />
      )}
      {other !== null && comparison.touched && comparison.shading && (
        <LaterPart
          load={() => import('./ComparisonList.tsx')}
          props={{
            day,
            days: [date, other],
            touched: comparison.touched,
            shading: comparison.shading,
            onChoose: (key: string) => change({ unita: key }),
            onSwap: () => change({ data: other, con: date }),
          }}
          height={20}
          failure={t('mappa.confronto.errore')}
        />
      )}
      {other === date && <InlineMessage intent="info">{t('mappa.confronto.stesso')}</InlineMessage>}
      {sentence && boundaries?.stato === 'pronti' && (
        <InlineMessage intent="info" live={false}>
          {sentence}
        </InlineMessage>
      )}
      {boundaries && boundaries.data === date && <UndrawnUnits units={boundaries.non_disegnate} />}
      {geometry && day && sentence && (
        <MapDownloads
          inDetail={inDetail}
          day={day}
          frame={region?.box ?? null}
          lit={region?.outline() ?? ''}
          shading={comparison.shading}
          ground={content.ground}
          units={{ level, day: date, within: region ? withinRegion(region, date) : null }}
          // figures have pictures of their own, with their legend
          pictures={content.choice.cifre === null}
          name={['mappa', level, date, ...(region ? [region.code] : []), ...(other ? ['con', other] : [])].join('_')}
          words={{
            title: fileTitle,
            note: sentence,
            source: t('mappa.fonte'),
          }}
        />
      )}
    </>
  );
});
