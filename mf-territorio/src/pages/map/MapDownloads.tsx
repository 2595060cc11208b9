import { useApi, useMessages, useNotify } from '@territori/kit';
import type { Box, DayMap, DrawingWords, Geometry, Shading } from '@territori/report-flow/map';
import { saveFile } from '@territori/report-flow/saveFile';
import { Button } from '@territori/ui/button';
import { makeStyles, tokens } from '@territori/ui/theme';
import type it from '../../messages/it.json';

interface MapDownloadsProps {
  /** Loads the boundaries as a picture needs them. */
  readonly inDetail: (frame: Box | null) => Promise<Geometry>;
  readonly day: DayMap;
  /** The part of the map on the pictures, in kilometres; null for the whole country. */
  readonly frame: Box | null;
  /** The classes on the pictures; null for none. */
  readonly shading: Shading | null;
  /** Address of the boundary set; null where none is. */
  readonly address: string | null;
  /** Name of the files without their ending. */
  readonly name: string;
  readonly words: DrawingWords;
}

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: 0,
    border: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    '& > legend': { padding: 0 },
    '@media print': { display: 'none' },
  },
});

/** The map as a picture, and its boundaries as data. */
export function MapDownloads({ inDetail, day, frame, shading, address, name, words }: MapDownloadsProps) {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const api = useApi();
  const notify = useNotify();
  const attempt = (work: () => Promise<void>) => async () => {
    try {
      await work();
    } catch {
      notify({ kind: 'error', title: t('mappa.scaricaErrore') });
    }
  };
  // the code of the files is loaded when one is asked for
  const files = () => import('@territori/report-flow/mapFiles');
  const drawing = async () => Promise.all([files(), inDetail(frame)]);
  const svg = async () => {
    const [{ svgOf }, geometry] = await drawing();
    return svgOf(geometry, day, words, { frame, shading });
  };
  return (
    <fieldset className={styles.root}>
      <legend>{t('mappa.scarica')}</legend>
      <Button onClick={attempt(async () => saveFile(await (await files()).pngOf(await svg()), `${name}.png`))}>PNG</Button>
      <Button onClick={attempt(async () => saveFile(new Blob([await svg()], { type: 'image/svg+xml' }), `${name}.svg`))}>SVG</Button>
      <Button
        onClick={attempt(async () => {
          const [{ geoJsonOf }, geometry] = await drawing();
          saveFile(new Blob([geoJsonOf(geometry, day)], { type: 'application/geo+json' }), `${name}.geojson`);
        })}
      >
        GeoJSON
      </Button>
      {address !== null && (
        <Button
          onClick={attempt(async () => {
            const { pathname, search } = new URL(address);
            const { blob } = await api.download(pathname + search, { silent: true });
            saveFile(blob, `${name}.topo.json`);
          })}
        >
          TopoJSON
        </Button>
      )}
    </fieldset>
  );
}
