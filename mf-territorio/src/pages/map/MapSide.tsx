import { formatDate, useMessages } from '@territori/kit';
import { type MapRegion, unproject } from '@territori/report-flow/map';
import { InlineMessage } from '@territori/ui/feedback';
import { memo } from 'react';
import type it from '../../messages/it.json';
import { showsCompartments } from './compartments.ts';
import type { MapContent } from './MapContent.ts';
import { MapDownloads, type MapUnits } from './MapDownloads.tsx';
import { UndrawnUnits } from './UndrawnUnits.tsx';

/** From this day on, on which Molise was founded, the regions are those of today. */
const REGIONS_OF_TODAY = '1964-01-19';

/** The codes of Abruzzo and Molise, which were one region before. */
const ONCE_ONE = new Set(['13', '14']);

/** A region of today as the data files choose their units: those that belong to it on the day, or those in its box. */
function withinRegion({ code, box: [left, top, right, bottom] }: MapRegion, day: string): MapUnits['within'] {
  const isSame = day >= REGIONS_OF_TODAY || (!showsCompartments({ livello: 'regione', data: day }) && !ONCE_ONE.has(code));
  if (isSame) return { regione: code };
  // the edges of the box are not straight in degrees
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const around = [left, middleX, right].flatMap((x) => [top, middleY, bottom].map((y) => unproject([x, y])));
  const [longitudes, latitudes] = [around.map(([longitude]) => longitude), around.map(([, latitude]) => latitude)];
  const bounds = [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
  return { bbox: bounds.map((degrees) => degrees.toFixed(4)).join(',') };
}

interface MapSideProps {
  readonly content: MapContent;
  /** Whether the content stays that of its day while time runs on the map. */
  readonly staysBehind: boolean;
}

/** Beside the map: which boundaries these are and what they lack, the downloads. */
export const MapSide = memo(function MapSide({ content, staysBehind }: MapSideProps) {
  const t = useMessages<typeof it>();
  const { boundaries, geometry, day, inDetail, region, comparison, sentence, undrawn, fileTitle } = content;
  const { data: date, livello: level, con: other } = content.choice;
  return (
    <>
      {other === date && <InlineMessage intent="info">{t('mappa.confronto.stesso')}</InlineMessage>}
      {sentence && boundaries?.stato === 'pronti' && (
        <InlineMessage intent="info" live={false}>
          {staysBehind ? t('mappa.trattenuto', { data: formatDate(date) }) : sentence}
        </InlineMessage>
      )}
      <UndrawnUnits units={undrawn} />
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
            note: [...(other === null ? [] : comparison.beyond), sentence].join(' '),
            source: t('mappa.fonte'),
          }}
        />
      )}
    </>
  );
});
