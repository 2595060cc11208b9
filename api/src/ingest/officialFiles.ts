/** A file that an institute publishes. */
export interface OfficialFile {
  /** Name under which it is kept. */
  name: string;
  url: string;
}

const SITUAS = 'https://situas-servizi.istat.it/publish/reportspooljson';
const ISTAT = 'https://www.istat.it/storage/codici-unita-amministrative';
const ANPR = 'https://www.anagrafenazionale.interno.it/wp-content/uploads';

const italian = (date: string) => date.split('-').reverse().join('/');

/** Rows of a report on a day; the day stands in the name, where a load looks for it. */
const report = (id: number, date: string): OfficialFile => ({
  name: `situas_${id}_${date}.json`,
  url: `${SITUAS}?pfun=${id}&pdata=${italian(date)}`,
});

/** What the official addresses offer on a day (YYYY-MM-DD), smallest first. */
export const officialFiles = (today: string): OfficialFile[] => [
  report(63, today),
  { name: 'Variazioni-amministrative-e-territoriali-dal-1991.zip', url: `${ISTAT}/Variazioni-amministrative-e-territoriali-dal-1991.zip` },
  { name: 'Elenco-comuni-soppressi.zip', url: `${ISTAT}/Elenco-comuni-soppressi.zip` },
  { name: `Elenco-comuni-italiani_${today}.csv`, url: `${ISTAT}/Elenco-comuni-italiani.csv` },
  report(447, today),
  { name: 'ANPR_archivio_comuni.csv', url: `${ANPR}/ANPR_archivio_comuni.csv` },
  report(74, today),
  report(61, today),
];
