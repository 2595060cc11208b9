import { type Day, FIRST_DAY, OPEN_END } from '../dates/day.ts';
import { type ReportDefinition, takesTwoDates } from '../reports/definition.ts';

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

/**
 * Reports in the order in which an edition profits from them: what became of the municipalities, their names and
 * characteristics, then the lists and the changes since 1861. The others of the catalogue follow.
 */
const FIRST_REPORTS = [128, 129, 61, 74, 63, 130, 447, 73, 75, 76, 64, 68, 71, 48, 49, 50, 51, 98, 100, 103, 104, 105, 112, 113, 114, 307];

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

/** The municipalities of the first day of the history, of which and of the changes since a history can be made without the vocabulary. */
const FIRST_MUNICIPALITIES: OfficialFile = {
  id: 'situas_51_first',
  name: `situas_51_${FIRST_DAY}.json`,
  url: `${SITUAS}?pfun=51&pdata=${italian(FIRST_DAY)}`,
  content: 'rows',
  report: 51,
};

/**
 * The files at the official addresses on a day, in the order in which they are fetched: the history of the municipalities first, the
 * boundaries last.
 * @param reports the catalogue
 * @param mirror address of a server that holds each official address below its host name (`<mirror>/www.istat.it/storage/...`)
 */
export function officialFiles(today: Day, reports: ReadonlyMap<number, ReportDefinition>, mirror?: string): OfficialFile[] {
  const later = [...reports.keys()].filter((id) => !FIRST_REPORTS.includes(id)).sort((a, b) => a - b);
  const files: OfficialFile[] = [
    vocabulary('cities'),
    ...['provinces', 'regions', 'geographical-distribution'].map(vocabulary),
    { id: 'anpr', name: 'ANPR_archivio_comuni.csv', url: `${ANPR}/ANPR_archivio_comuni.csv`, content: 'csv' },
    ...['Variazioni-amministrative-e-territoriali-dal-1991', 'Elenco-comuni-soppressi'].map(
      (name): OfficialFile => ({ id: name, name: `${name}.zip`, url: `${ISTAT}/${name}.zip`, content: 'zip' }),
    ),
    { id: 'elenco', name: `Elenco-comuni-italiani_${today}.csv`, url: `${ISTAT}/Elenco-comuni-italiani.csv`, content: 'csv' },
    FIRST_MUNICIPALITIES,
    ...[...FIRST_REPORTS, ...later].flatMap((id) => {
      const report = reports.get(id);
      return report && report.from <= today ? [reportRows(report, today)] : [];
    }),
    ...boundaryFiles(today),
  ];
  return mirror ? files.map((file) => ({ ...file, url: file.url.replace(/^https?:\//, mirror.replace(/\/$/, '')) })) : files;
}
