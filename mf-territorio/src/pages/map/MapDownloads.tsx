import { useApi, useLanguage, useMessages, useNotify } from '@territori/kit';
import {
  type Box,
  type DayMap,
  type DrawingWords,
  type Geometry,
  type MapLevel,
  MapPictures,
  type Shading,
} from '@territori/report-flow/map';
import { saveFile } from '@territori/report-flow/saveFile';
import { Button } from '@territori/ui/button';
import { makeStyles, tokens } from '@territori/ui/theme';
import type it from '../../messages/it.json';

/** The units of a level on a day; of a region, or in a box of degrees, where one is looked at. */
export interface MapUnits {
  readonly level: MapLevel;
  readonly day: string;
  readonly within: { readonly regione: string } | { readonly bbox: string } | null;
}

interface MapDownloadsProps {
  /** Loads the boundaries as a picture needs them. */
  readonly inDetail: (frame: Box | null) => Promise<Geometry>;
  readonly day: DayMap;
  /** The part of the map on the pictures, in kilometres; null for the whole country. */
  readonly frame: Box | null;
  /** The outline around which the pictures fade; '' for none. */
  readonly lit: string;
  /** The classes on the pictures; null for none. */
  readonly shading: Shading | null;
  /** The ground of each area where no classes are shown. */
  readonly ground: Uint8Array | null;
  /** The units of the data files, as `/api/v1/confini` chooses them. */
  readonly units: MapUnits;
  /** Name of the files without their ending. */
  readonly name: string;
  readonly words: DrawingWords;
  /** False where the pictures stand elsewhere. */
  readonly pictures: boolean;
}

/** The boundaries as data: what each format is called, in the call and at the end of a file. */
const DATA_FILES = [
  { title: 'GeoJSON', formato: 'geojson', ending: 'geojson' },
  { title: 'TopoJSON', formato: 'topojson', ending: 'topo.json' },
  { title: 'GeoPackage', formato: 'gpkg', ending: 'gpkg' },
] as const;

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: 0,
    border: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: tokens.spacingHorizontalS,
    '& > legend': { padding: 0 },
    '@media print': { display: 'none' },
  },
  text: { margin: 0, flexBasis: '100%' },
});

/** The map as a picture, and its boundaries as data. */
export function MapDownloads({ inDetail, day, frame, lit, shading, ground, units, name, words, pictures }: MapDownloadsProps) {
  const t = useMessages<typeof it>();
  const styles = useStyles();
  const api = useApi();
  const notify = useNotify();
  const language = useLanguage();
  const attempt = (work: () => Promise<void>) => async () => {
    try {
      await work();
    } catch {
      notify({ kind: 'error', title: t('mappa.scaricaErrore') });
    }
  };
  const data = async ({ formato, ending }: (typeof DATA_FILES)[number]) => {
    const query = new URLSearchParams({ ...units.within, formato, lingua: language });
    const { blob } = await api.download(`/api/v1/confini/${units.level}/${units.day}?${query}`, { silent: true });
    saveFile(blob, `${name}.${ending}`);
  };
  return (
    <fieldset className={styles.root}>
      <legend>{t('mappa.scarica')}</legend>
      {pictures && (
        <MapPictures
          inDetail={inDetail}
          day={day}
          options={{ frame, lit, shading, ground }}
          name={name}
          words={words}
          labels={{
            failure: t('mappa.scaricaErrore'),
            size: t('mappa.formato'),
            sizes: {
              verticale: t('mappa.formato.verticale'),
              orizzontale: t('mappa.formato.orizzontale'),
              quadrata: t('mappa.formato.quadrata'),
              foglio: t('mappa.formato.foglio'),
            },
          }}
        />
      )}
      {DATA_FILES.map((file) => (
        <Button key={file.formato} onClick={attempt(() => data(file))}>
          {file.title}
        </Button>
      ))}
      {units.within && 'bbox' in units.within && <p className={styles.text}>{t('mappa.scaricaRettangolo')}</p>}
    </fieldset>
  );
}
