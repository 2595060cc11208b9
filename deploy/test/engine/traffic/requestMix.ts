import { ACCEPTED, type Facts } from './trafficFacts.ts';

/** The kinds of requests of visitors and scripts; figures are reported for each. */
export type Kind = 'page' | 'file' | 'conditional' | 'list' | 'search' | 'rows' | 'history' | 'download' | 'count';

export interface TrafficRequest {
  readonly kind: Kind;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The status of the right answer. */
  readonly status: 200 | 204 | 304;
  /** True where the answer to the same request may change from one moment to the next. */
  readonly varies: boolean;
}

type Draft = Pick<TrafficRequest, 'path'> & Partial<TrafficRequest>;

const get = (path: string, query: Readonly<Record<string, string | number>> = {}): Draft => {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return { path: asked ? `${path}?${asked}` : path };
};
const post = (path: string, body: unknown): Draft => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const stored = (name: string, parameters: Readonly<Record<string, string | number>> = {}): Draft =>
  post('/api/Report/ReportByUrl', { url: get(name, parameters).path });

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1991, 0, 1);
const LAST_DAY = Date.UTC(2025, 11, 31);
/** The requests that most visitors make. */
const USUAL_DAY = '2025-01-01';
const SORT = ['ASC', 'DESC'];

/**
 * Draws one request after another, as visitors and scripts would send them: of a hundred, about fifty for page and
 * files, where there are any, and fifty for the API; few for whole reports as a file. Most ask for the usual day and
 * the first page, the others for any day and page; so there are more addresses than a cache keeps.
 * @param random numbers from 0 to 1, the same for the same sequence of requests
 */
export function requestMix(facts: Facts, random: () => number): () => TrafficRequest {
  const { edition } = facts;
  const whole = (end: number) => Math.floor(random() * end);
  const one = <T>(values: readonly T[]): T => values[whole(values.length)] as T;
  const often = (share: number) => random() < share;
  const anyDay = () => new Date(FIRST_DAY + whole((LAST_DAY - FIRST_DAY) / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
  const day = () => (often(0.6) ? USUAL_DAY : anyDay());
  const lists = facts.reports.filter(({ modo }) => modo === 'DATA');
  const part = () => {
    const { comune } = one(facts.units);
    const begin = whole(Math.max(1, comune.length - 5));
    return comune.slice(begin, begin + 3 + whole(4)).trim() || comune;
  };

  function spool(query: Readonly<Record<string, string | number>>): Draft {
    if (often(0.5)) return get(`/api/Report/Spool/${day()}/61`, { ...query, pFilterFields: 'DEN_REG', pFilterValues: one(facts.regions) });
    const { id_funzione, pdata, pdataa } = one(facts.reports);
    return get(`/api/Report/Spool/${pdata}/${id_funzione}`, { ...query, ...(pdataa !== null && { dataA: pdataa }) });
  }
  const pages = () => ({ PageNum: often(0.7) ? 1 : 1 + whole(4), PageSize: one([10, 10, 20, 100]), plang: 'IT' });
  const file = (pdoctype: string) => {
    const { id_funzione, pdata } = one(lists);
    return get(often(0.5) ? `/api/Report/Spool/${day()}/61` : `/api/Report/Spool/${pdata}/${id_funzione}`, { pdoctype });
  };

  const all: readonly [weight: number, kind: Kind, draw: () => Draft][] = [
    [4, 'page', () => ({ path: '/', varies: true })],
    [8, 'page', () => get(one(['/config.json', '/registry.json', '/hints.js']))],
    [38, 'file', () => get(one(facts.files))],
    [
      6,
      'conditional',
      () => {
        const { path, tag } = one(facts.known);
        return { path, headers: { 'if-none-match': tag }, status: 304 };
      },
    ],
    [4, 'list', () => get(one(['/api/edizione', '/api/Report/GetSettings']))],
    [1.5, 'list', () => stored('homepage_report_evidenza', { plang: 'IT' })],
    // requested after the others
    [1.5, 'list', () => ({ ...stored('homepage_report_consultati', { plang: 'IT' }), varies: true })],
    [2, 'list', () => get('/api/Promemoria', { PageNum: 1, PageSize: 5, flagDiffusione: 1, dateTime: USUAL_DAY })],
    [1, 'list', () => get(`/api/serie/${one(['comune', 'uts', 'regione'])}`)],
    [2, 'list', () => get('/api/Report/AmbitiGeografici/1', { dataStart: day() })],
    [2, 'list', () => get(`/api/Report/UnitaAmministrative/${day()}/1/DATA`)],
    [
      2,
      'list',
      () => stored('anagrafica_report_ambito_ua', { pdata: day(), pambito: 1, ptab: 'DATA', punitamm: one([1, 2, 3]), plang: 'IT' }),
    ],
    [2, 'list', () => get('/api/Report/GetFunzione', { funzione: one(facts.reports).id_funzione, plang: 'IT' })],
    [
      2,
      'list',
      () => {
        const { id_funzione, pdata, pdataa } = one(facts.reports);
        return get(`/api/Report/Header/${pdata}/${id_funzione}`, pdataa === null ? {} : { dataA: pdataa });
      },
    ],
    [4, 'search', () => get('/api/unita', { q: part(), lingua: 'IT' })],
    [2, 'search', () => stored('report_search_free', { p_rep_par: one(['comuni', 'province', 'dimensione', 'codici', 'nuts']) })],
    [3, 'search', () => stored('var_get_ua_comuni_lov_diffusione', { com: part(), plang: 'IT' })],
    [0.5, 'search', () => stored('ricercacodice_criterio_lov', { haRuolo: '', ptipounit: 1, plang: 'IT' })],
    [1, 'search', () => stored('ricercacodice_criterio_res', { haRuolo: '', ptipounit: 1, prc: one(facts.units).pro_com_t, plang: 'IT' })],
    [8, 'rows', () => spool({ ...pages(), edizione: edition })],
    [2, 'rows', () => get(`/api/Report/Spool/${day()}/61`, { ...pages(), orderFields: 'COMUNE', orderDirects: one(SORT) })],
    [
      0.5,
      'rows',
      () => get(`/api/Report/Spool/${day()}/61`, { plovfield: one(['DEN_REG', 'DEN_UTS']), PageSize: 999_999, edizione: edition }),
    ],
    [2, 'history', () => get(`/api/unita/${one(facts.units).id_comune_origine}/storia`, { lingua: 'IT' })],
    [
      1,
      'history',
      () => {
        const { pro_com_t, comune } = one(facts.units);
        return stored('var_get_ua_comuni_lov_rs', { procom: pro_com_t, com: comune, plang: 'IT' });
      },
    ],
    [0.1, 'download', () => ({ ...file('XLSX'), varies: true })],
    [0.1, 'download', () => file('CSV')],
    [0.1, 'download', () => get('/publish/reportspooljson', { pfun: 61, pdata: day() })],
    [2, 'count', () => ({ ...post('/api/consultazioni', { id_funzione: one(facts.reports).id_funzione }), status: 204 })],
  ];
  const table = all.filter(([, kind]) => facts.files.length > 0 || (kind !== 'page' && kind !== 'file'));
  const total = table.reduce((sum, [weight]) => sum + weight, 0);
  const pick = (): (typeof table)[number] => {
    let left = random() * total;
    for (const entry of table) {
      left -= entry[0];
      if (left < 0) return entry;
    }
    return table[0] as (typeof table)[number];
  };

  return () => {
    const [, kind, draw] = pick();
    const draft = draw();
    return {
      method: 'GET',
      status: 200,
      varies: false,
      ...draft,
      kind,
      headers: { 'accept-encoding': ACCEPTED, language: 'IT', ...draft.headers },
    };
  };
}
