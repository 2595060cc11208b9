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
  readonly content: 'csv' | 'rows' | 'zip';
  /** Id of the report whose rows these are. */
  readonly report?: number;
}

const SITUAS = 'https://situas-servizi.istat.it/publish/reportspooljson';
const ISTAT = 'https://www.istat.it/storage/codici-unita-amministrative';
const ANPR = 'https://www.anagrafenazionale.interno.it/wp-content/uploads';
const VOCABULARIES =
  'https://raw.githubusercontent.com/italia/dati-semantic-assets/master/VocabolariControllati/territorial-classifications';

/**
 * Reports in the order in which an edition profits from them: what became of the municipalities, their names and
 * characteristics, then the lists and the changes since 1861. The others of the catalogue follow.
 */
const FIRST_REPORTS = [128, 129, 61, 74, 63, 130, 447, 73, 75, 76, 64, 68, 71, 48, 49, 50, 51, 98, 100, 103, 104, 105, 112, 113, 114, 307];

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

/** The municipalities of the first day of the history, of which and of the changes since a history can be made without the vocabulary. */
const FIRST_MUNICIPALITIES: OfficialFile = {
  id: 'situas_51_first',
  name: `situas_51_${FIRST_DAY}.json`,
  url: `${SITUAS}?pfun=51&pdata=${italian(FIRST_DAY)}`,
  content: 'rows',
  report: 51,
};

/**
 * The files at the official addresses on a day, in the order in which they are fetched: the history of the municipalities first.
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
  ];
  return mirror ? files.map((file) => ({ ...file, url: file.url.replace(/^https?:\//, mirror.replace(/\/$/, '')) })) : files;
}
