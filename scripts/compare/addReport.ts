import { earliest, parseDay } from '@territori/history/dates/day';
import type { Microservizio } from '@territori/wire';
import type { RequestList } from './RequestList.ts';

interface Page {
  readonly colNames: readonly string[];
  readonly body: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Adds all rows, texts and counts of a report on each of its days, or over periods between them; pages, filters, lists of values and files
 * at the last.
 */
export async function addReport(
  list: RequestList,
  report: Microservizio,
  days: readonly string[],
  json: (url: string) => Promise<Page>,
): Promise<void> {
  const id = report['Id report'];
  const newest = days.at(-1) ?? '';
  const [from = '', end = ''] = report['Inizio/fine validità report'].split(' - ').map((day) => parseDay(day) ?? '');
  const to = earliest(end, newest);
  const valid = [from, ...days.filter((day) => day > from && day < to), to];
  const periods = valid.slice(1).map((day, place) => [valid[place] ?? '', day] as const);
  const times = report['Analisi temporale'] === 'DATA' ? valid.map((day) => [day, ''] as const) : [...periods, [from, to] as const];
  const spoolOf = ([start, last]: (typeof times)[number]) => `${start}/${id}?${last && `dataA=${last}&`}`;
  const addSpool = (query: string, body?: object) => list.add(`/api/Report/Spool/${query}`, body, `/api/Report/Spool/{data}/${id}`);

  for (const time of times) {
    addSpool(`${spoolOf(time)}plang=IT`);
    const [start, last] = time;
    const dates = last ? `pdatada=${start}&pdataa=${last}` : `pdata=${start}`;
    for (const call of ['reportspooljson', 'reportspooljsoncount']) list.add(`/publish/${call}?pfun=${id}&${dates}`);
    for (const language of ['IT', 'EN']) {
      list.add(`/api/Report/Header/${spoolOf(time)}plang=${language}`, undefined, '/api/Report/Header/{data}/{funzione}');
      list.add(`/publish/anagrafica_report_metadato_web?pfun=${id}&${dates}&plang=${language}`);
    }
  }
  const spool = `${spoolOf(times.at(-1) ?? [from, to])}plang=EN`;
  const { colNames, body } = await json(`/api/Report/Spool/${spool}&PageSize=300`);
  for (const kind of ['CSV', 'JSON', 'XLSX']) addSpool(`${spool}&pdoctype=${kind}`);
  for (let time = 0; time < 3 && body.length > 0; time += 1) {
    const [sorted, filtered] = [list.one(colNames), list.one(colNames)];
    const value = list.one(body)[filtered] ?? '$BLANK$';
    addSpool(`${spool}&plovfield=${filtered}`);
    addSpool(`${spool}&PageNum=2&PageSize=50&orderFields=${sorted}&orderDirects=${list.one(['ASC', 'DESC'])}`);
    addSpool(`${spool}&PageSize=200`, {
      pFilterFields: [filtered],
      pFilterValues: [String(value)],
      orderFields: [sorted],
      orderDirects: ['DESC'],
    });
  }
}
