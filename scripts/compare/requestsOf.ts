import { FIRST_DAY } from '@territori/history/dates/day';
import { EXAMPLES } from '@territori/serve/examples/examples';
import type { Microservizio } from '@territori/wire';
import type { Confini } from '@territori/wire/v1/confini';
import type { Unita } from '@territori/wire/v1/unita';
import { addOperations, type Operation } from './addOperations.ts';
import { addReport } from './addReport.ts';
import { type Choices, type Request, RequestList } from './RequestList.ts';

/** Days on both sides of what changed most; the newest of the edition is added. */
const DAYS = [FIRST_DAY, '1871-12-31', '1927-01-12', '1938-01-01', '1951-11-04', '1991-10-20', '2009-07-01', '2018-01-01', '2025-01-01'];
/** Days of the codes and names that are translated, and how many of each type. */
const TRANSLATED = { days: ['1921-12-01', '1991-10-20', '2018-01-01'], most: 300 };

/** Stored queries, which no definition lists with their parameters. */
const QUERIES = [
  'get_elenco_microservizi?p_id_funzione={funzione}',
  'anagrafica_report_ambito_ua?pdata={data}&pambito={ambito}&punitamm={unita}&plang={plang}',
  'anagrafica_report_ambito_ua?pdatada={data}&pdataa={dataA}&pambito={ambito}&punitamm={unita}&plang={plang}',
  'report_search_free?p_rep_par={title}',
  'ricercacodice_criterio_lov?haRuolo&ptipounit={kind}',
  'ricercacodice_criterio_res?haRuolo&ptipounit=1&prc={comune}',
  'ricercacodice_criterio_res?haRuolo&ptipounit=2&prc={uts}',
  'ricercacodice_criterio_res?haRuolo&ptipounit=3&prc={regione}',
  'var_get_ua_comuni_lov_diffusione?com={q}',
  'var_get_ua_uts_lov_diffusione?coduts={uts}',
  'var_get_ua_reg_lov_diffusione?codreg={regione}',
  'var_get_ua_comuni_lov_rs?procom={comune}',
  'var_get_ua_uts_lov_rs?coduts={uts}',
  'var_get_ua_reg_lov_rs?codreg={regione}',
  'var_get_ua_comuni_lov_rs_dett?{change}',
  'var_get_ua_comuni_lov_rs_dett_ass?{change}',
];

/** A value of each type of translation. */
const VALUES: Readonly<Record<string, (unit: Unita) => unknown>> = {
  comune: ({ livello, codice }) => livello === 'comune' && codice,
  catastale: ({ codice_catastale }) => codice_catastale,
  denominazione: ({ livello, denominazione, provincia }) =>
    livello === 'comune' && (provincia?.sigla ? { denominazione, provincia: provincia.sigla } : denominazione),
  uts: ({ livello, codice }) => livello === 'uts' && codice,
  sigla: ({ livello, sigla }) => livello === 'uts' && sigla,
  nuts: ({ livello, nuts3 }) => livello === 'uts' && nuts3,
  regione: ({ livello, codice }) => livello === 'regione' && codice,
};

const rowsOf = <T>(text: string): T[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/**
 * What two portals are asked: every call of the definitions and every report of the catalogue of a portal, on days, units and values of its
 * data. The same data give the same list.
 * @param read the text of an answer of the portal, to a GET, or to a POST of the body
 */
export async function requestsOf(read: (url: string, body?: string) => Promise<string>): Promise<Request[]> {
  const json = async <T>(url: string, body?: object): Promise<T> => JSON.parse(await read(url, body && JSON.stringify(body)));
  const list = new RequestList();

  const { aggiornata_al: newest } = await json<{ aggiornata_al: string }>('/api/edizione');
  const days = [...DAYS.filter((day) => day < newest), newest];
  const units = rowsOf<Unita>(await read('/api/v1/unita?sempre=1&formato=jsonl'));
  const changes = rowsOf<{ id: number; tipo: string }>(
    await read(`/api/v1/variazioni?dal=${FIRST_DAY}&al=${newest}&livello=comune&campi=id,tipo&formato=jsonl`),
  );
  const { items: reports } = await json<{ items: Microservizio[] }>('/api/Report/ReportByUrl', { url: 'get_elenco_microservizi' });
  const maps = await Promise.all(
    ['comune', 'uts', 'regione'].map((level) => json<Confini>(`/api/v1/confini?livello=${level}&data=${newest}`)),
  );
  const mapFiles = maps.flatMap(({ giorni, insiemi }) => [
    giorni,
    ...insiemi.flatMap(({ url, detentori, dettagli }) => [url, detentori, ...Object.values(dettagli)]),
  ]);
  const known = (values: readonly (string | null)[]) => [...new Set(values.filter((value) => value !== null))];
  const codesOf = (level: string) => known(units.map(({ livello, codice }) => (livello === level ? codice : null)));
  const choices: Choices = {
    ...Object.fromEntries(['data', 'da', 'a', 'dal', 'al', 'dataA', 'dataStart', 'dataEnd', 'dateTime'].map((name) => [name, days])),
    lingua: ['it', 'en'],
    plang: ['IT', 'EN'],
    id: units.map(({ id }) => id),
    unit: units.map(({ id, livello }) => `${livello}/${id}`),
    codice: known(units.flatMap(({ codice, codice_catastale }) => [codice, codice_catastale])),
    comune: codesOf('comune'),
    uts: codesOf('uts'),
    regione: codesOf('regione'),
    q: known(units.map(({ denominazione }) => denominazione)).map(encodeURIComponent),
    change: changes.map(({ id, tipo }) => `idcomuneorig=${id}&mcrvar=${tipo}`),
    file: known(mapFiles).map((url) => url.replace(/.*\/|\?.*/g, '')),
    da_edizione: ['{edizione}'],
    funzione: reports.map((report) => report['Id report']),
    title: reports.map((report) => encodeURIComponent(report['Titolo report'])),
    pageId: [1, 2, 3, 4],
    pTab: ['DATA', 'PERIODO', 'ATTUALIZZAZIONE'],
    ambito: [1, 2],
    unita: Array.from({ length: 12 }, (_, place) => place + 1),
    kind: [1, 2, 3],
  };

  for (const definitions of ['/api/v1/openapi.json', '/api/Report/DefinizioniApi']) {
    list.add(definitions);
    const { paths } = await json<{ paths: Record<string, { get?: Operation; post?: Operation }> }>(definitions);
    for (const [path, operations] of Object.entries(paths)) addOperations(list, path, operations, choices);
  }
  for (const { url, body } of Object.values(EXAMPLES).flat()) list.add(url, body, 'examples');
  for (const query of QUERIES) list.addQueries(query, choices);
  for (const report of reports.filter(({ disponibile }) => disponibile)) await addReport(list, report, days, json);
  for (const day of TRANSLATED.days.filter((date) => date < newest)) {
    const inForce = rowsOf<Unita>(await read(`/api/v1/unita?data=${day}&formato=jsonl`));
    for (const [tipo, valueFrom] of Object.entries(VALUES)) {
      const values = inForce.map(valueFrom).filter(Boolean);
      const valori = Array.from({ length: values.length ? TRANSLATED.most : 0 }, () => list.one(values));
      for (const dal of [{ dal: day }, {}]) if (valori.length) list.add('/api/v1/traduzioni', { valori, tipo, ...dal, al: newest });
    }
  }
  const { file: archive = [] } = await json<{ file?: { nome: string; formato: string }[] }>('/api/v1/archivio');
  // JSONL and SQLite hold the rows of the CSV files; boundaries are asked of the map
  const kept = archive.filter(({ formato }) => ['csv', 'parquet', 'json', 'testo'].includes(formato)).map(({ nome }) => nome);
  for (const name of ['storia.json', 'dimensioni.json', ...kept]) list.add(`/api/v1/archivio/{edizione}/${name}`);
  list.addAll('/api/v1/unita/{id}?formato={linked}', { ...choices, linked: ['jsonld', 'turtle'] });
  list.addAll('/id/{unit}', choices);
  const pages = Array.from((await read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)/g), ([, page = '']) => page);
  // the pages of the units are asked for above, as many as other choices
  const listed = pages.filter((page) => !page.startsWith('/id/'));
  list.addAll('{page}', { page: ['/sitemap.xml', '/robots.txt', '/indice/catalogo.jsonld', ...listed] });
  return list.requests;
}
