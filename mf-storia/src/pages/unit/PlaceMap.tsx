import type { Unita } from '@territori/contract/v1';
import { formatDate, useHref, useMessages } from '@territori/kit';
import { MapLegend } from '@territori/report-flow/mapLegend';
import {
  type Box,
  boxAround,
  KIND_LOOKS,
  type Look,
  type MapLevel,
  SmallMap,
  STEP_LOOKS,
  useDayMap,
  useRegionGround,
} from '@territori/report-flow/stillMap';
import { ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Link } from '@territori/ui/link';
import { makeStyles, tokens } from '@territori/ui/theme';
import type { PlaceOnDay } from '../../data/unitPlaces.ts';
import type it from '../../messages/it.json';

interface PlaceMapProps {
  readonly unit: Unita;
  readonly level: MapLevel;
  readonly place: PlaceOnDay;
  /** The names of the relatives. */
  readonly names: ReadonlyMap<number, string>;
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS, margin: 0 },
  caption: { display: 'grid', gap: tokens.spacingVerticalXS },
  text: { margin: 0 },
});

/** How much of the map around the unit is seen: its size times this, and at least so many kilometres. */
const AROUND = 2.4;
const LEAST = 30;

function frameAround(box: Box): Box {
  const half = Math.max(((box[2] - box[0]) / 2) * AROUND, ((box[3] - box[1]) / 2) * AROUND, LEAST / 2);
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return [x - half, y - half, x + half, y + half];
}

/** One small map: the unit, what it came from or what it became, on a day, with the names of what is marked. */
export function PlaceMap({ unit, level, place: { when, day: date, relatives }, names }: PlaceMapProps) {
  const text = useMessages<typeof it>();
  const styles = useStyles();
  const map = useHref()('territorio', 'mappa');
  const { boundaries, geometry, day, failed, retry, onNear } = useDayMap(level, date);
  const ground = useRegionGround(geometry);
  const title = text(`luogo.${when}`, { data: formatDate(date) });
  const relativeLook = KIND_LOOKS[when === 'prima' ? 2 : 3] as Look;
  const marks = new Map<string, Look>(relatives.map((id) => [String(id), relativeLook]));
  if (when === 'unita') marks.set(String(unit.id), STEP_LOOKS.at(-1) as Look);
  const areas = [...marks.keys()].flatMap((key) => day?.byKey.get(key)?.areas ?? []);
  const box = geometry && boxAround(geometry, areas);
  const listed = relatives.map((id) => names.get(id) ?? String(id)).join(', ');
  const shared = when === 'unita' ? (day?.byKey.get(String(unit.id))?.sharedWith ?? []) : [];
  const missing = boundaries?.non_disegnate.find(({ id }) => marks.has(String(id)));
  return (
    <figure className={styles.root} aria-busy={!failed && (!geometry || !day) && boundaries?.stato !== 'in_preparazione'}>
      {failed ? (
        <ErrorState title={text('luogo.errore')} onRetry={retry} labels={{ retry: text('riprova') }} />
      ) : boundaries && boundaries.stato !== 'pronti' ? (
        <p className={styles.text}>{boundaries.frase}</p>
      ) : !geometry || !day ? (
        <SkeletonText lines={8} />
      ) : box ? (
        <SmallMap
          geometry={geometry}
          day={day}
          frame={frameAround(box)}
          ground={ground}
          marks={marks}
          names
          label={listed ? `${title}: ${listed}` : title}
          onNear={onNear}
        />
      ) : (
        <p className={styles.text}>{text(missing?.motivo === 'ceduta' ? 'luogo.ceduta' : 'luogo.nonDisegnata')}</p>
      )}
      <figcaption className={styles.caption}>
        <strong>{title}</strong>
        {box ? (
          <>
            <MapLegend title={title} classes={[{ label: listed || unit.denominazione, look: [...marks.values()][0] as Look }]} />
            <span>{text(`luogo.disegno.${level}`, { data: formatDate(date) })}</span>
          </>
        ) : (
          listed && <span>{listed}</span>
        )}
        {shared.length > 0 && (
          <span>{text('luogo.insieme', { unita: shared.map((key) => day?.byKey.get(key)?.name ?? key).join(', ') })}</span>
        )}
        {map && box && (
          <Link href={`${map}?${new URLSearchParams({ data: date, livello: level, unita: String(relatives[0] ?? unit.id) })}`}>
            {text('luogo.apri', { data: formatDate(date) })}
          </Link>
        )}
      </figcaption>
    </figure>
  );
}
