import { type Day, OPEN_END } from '@territori/history/dates/day';
import { type ReportDefinition, takesTwoDates } from '@territori/reports/definition';
import { readsReport } from '../formats/recogniseFormat.ts';

/** A file that an institute publishes. */
export interface OfficialFile {
  /** What stays the same from one week to the next, such as `situas_61`. */
  readonly id: string;
  /** Name under which it is kept; a load reads the day of a list in it. */
  readonly name: string;
  readonly url: string;
  /** What the address gives when it works. */
  readonly content: 'csv' | 'rows' | 'zip' | 'shapefiles';
  /** Id of the report whose rows these are. */
  readonly report?: number;
}

const SITUAS = 'https://situas-servizi.istat.it/publish/reportspooljson';
const ISTAT = 'https://www.istat.it/storage/codici-unita-amministrative';
const BOUNDARIES = 'https://www.istat.it/storage/cartografia';
const ANPR = 'https://www.anagrafenazionale.interno.it/wp-content/uploads';
const VOCABULARIES =
  'https://raw.githubusercontent.com/italia/dati-semantic-assets/master/VocabolariControllati/territorial-classifications';

/** The censuses of which Istat publishes the boundaries of that time, then those with municipalities. */
const HISTORICAL_CENSUSES = [1861, 1871, 1881, 1901, 1911, 1921, 1931, 1936, 1951, 1961, 1971];
const RECENT_CENSUSES = [1991, 2001, 2011];
/** From this year on, the boundaries of each 1 January are published, and from the second one on in a folder of their year. */
const FIRST_YEAR = 2002;
const FIRST_FOLDER = 2023;

const italian = (day: Day): string => day.split('-').reverse().join('/');

const vocabulary = (folder: string): OfficialFile => ({
  id: folder,
  name: `${folder}.csv`,
  url: `${VOCABULARIES}/${folder}/${folder}.csv`,
  content: 'csv',
});

/** The rows of a report on its last valid day, or over its whole period. For a report without an end the last day is today. */
function reportRows({ id, kind, from, to }: ReportDefinition, today: Day): OfficialFile {
  const last = to === OPEN_END || to > today ? today : to;
  const dates = takesTwoDates({ kind }) ? `pdatada=${italian(from)}&pdataa=${italian(last)}` : `pdata=${italian(last)}`;
  return { id: `situas_${id}`, name: `situas_${id}_${last}.json`, url: `${SITUAS}?pfun=${id}&${dates}`, content: 'rows', report: id };
}

const shapefiles = (name: string, folder: string): OfficialFile => ({
  id: name,
  name: `${name}.zip`,
  url: `${BOUNDARIES}/${folder}/${name}.zip`,
  content: 'shapefiles',
});

/** The boundaries of every 1 January up to a day, the latest first, and of the censuses. */
function boundaryFiles(today: Day): OfficialFile[] {
  const latest = Number(today.slice(0, 4));
  const years = Array.from({ length: latest - FIRST_YEAR + 1 }, (_, index) => latest - index);
  const generalised = 'confini_amministrativi/generalizzati';
  return [
    ...years.map((year) => shapefiles(`Limiti0101${year}_g`, year < FIRST_FOLDER ? generalised : `${generalised}/${year}`)),
    ...RECENT_CENSUSES.map((year) => shapefiles(`Limiti${year}_g`, generalised)),
    ...HISTORICAL_CENSUSES.map((year) => shapefiles(`Limiti_${year}`, 'confini-amministrativi-storici')),
  ];
}

/**
 * Whether the portal uses the rows of a report: a format reads them, or they are served unchanged because the portal does not compute them.
 */
const isAsked = ({ id, query }: ReportDefinition): boolean => !query || readsReport(id);

export interface OfficialFilesOptions {
  /** Which sets of boundaries are asked for, by their names; all of them by default. */
  readonly boundaries?: (name: string) => boolean;
  /** Address of a server that holds each official address below its host name (`<mirror>/www.istat.it/storage/...`). */
  readonly mirror?: string | undefined;
}

/**
 * The files at the official addresses on a day, in the order in which they are fetched: the boundaries, which take long, last.
 * @param reports the catalogue
 */
export function officialFiles(
  today: Day,
  reports: ReadonlyMap<number, ReportDefinition>,
  { boundaries = () => true, mirror }: OfficialFilesOptions = {},
): OfficialFile[] {
  const files: OfficialFile[] = [
    ...['cities', 'provinces', 'regions', 'geographical-distribution'].map(vocabulary),
    { id: 'ANPR_archivio_comuni', name: 'ANPR_archivio_comuni.csv', url: `${ANPR}/ANPR_archivio_comuni.csv`, content: 'csv' },
    ...['Variazioni-amministrative-e-territoriali-dal-1991', 'Elenco-comuni-soppressi'].map(
      (name): OfficialFile => ({ id: name, name: `${name}.zip`, url: `${ISTAT}/${name}.zip`, content: 'zip' }),
    ),
    { id: 'elenco', name: `Elenco-comuni-italiani_${today}.csv`, url: `${ISTAT}/Elenco-comuni-italiani.csv`, content: 'csv' },
    ...[...reports.values()].filter((report) => isAsked(report) && report.from <= today).map((report) => reportRows(report, today)),
    ...boundaryFiles(today).filter(({ name }) => boundaries(name)),
  ];
  return mirror ? files.map((file) => ({ ...file, url: file.url.replace(/^https?:\//, mirror.replace(/\/$/, '')) })) : files;
}
