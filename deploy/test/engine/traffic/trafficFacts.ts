import { readdir } from 'node:fs/promises';
import { isPrivate } from '@territori/build/portal/cacheRules';
import type { Edizione, Items, Microservizio, OpzioneComune, ReportListItem, ReportSpool } from '@territori/contract/wire';

/** The codes, dates and terms that visitors can request. Plain data, because it is sent to the process that makes the requests. */
export interface Facts {
  readonly edition: string;
  /** Addresses of the shell's and the sections' files; none where the API is asked alone. */
  readonly files: readonly string[];
  readonly reports: readonly Pick<ReportListItem, 'id_funzione' | 'modo' | 'pdata' | 'pdataa'>[];
  readonly regions: readonly string[];
  readonly units: readonly Pick<OpzioneComune, 'id_comune_origine' | 'pro_com_t' | 'comune'>[];
  /** Addresses that are requested again, with the tag of the copy in the browser. */
  readonly known: readonly { readonly path: string; readonly tag: string }[];
}

/** The compressions that browsers accept. */
export const ACCEPTED = 'gzip, deflate, br';

/** Reads the facts from a portal's site folder, if it has one, and its API. Throws an error that names the call that failed. */
export async function readFacts(origin: string, site: string | null): Promise<Facts> {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(origin + path, { ...init, headers: { language: 'IT', 'accept-encoding': ACCEPTED, ...init.headers } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  const get = async <T>(path: string) => (await (await ask(path)).json()) as T;
  const query = async <T>(url: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await ask('/api/Report/ReportByUrl', { method: 'POST', headers, body: JSON.stringify({ url }) });
    return ((await answer.json()) as Items<T>).items;
  };

  const paths = (site === null ? [] : await readdir(site, { recursive: true })).filter(
    (path) => /^(assets|mf\/[^/]+\/[^/]+)\/.*\.(js|css|json|woff2)$/.test(path) && !isPrivate(path),
  );
  const services = await query<Microservizio>('get_elenco_microservizi');
  const reports = await Promise.all(
    services.map(async ({ 'Id report': id }) => (await get<Items<ReportListItem>>(`/api/Report/GetFunzione?funzione=${id}`)).items[0]),
  );
  const regions = await get<ReportSpool>('/api/Report/Spool/2025-01-01/61?plovfield=DEN_REG&PageSize=100');
  const conditional = [
    '/api/edizione',
    '/api/Report/GetSettings',
    '/api/Report/Glossario?plang=IT',
    ...(site === null ? [] : ['/mf/glossario/embed.js']),
  ];
  return {
    edition: (await get<Edizione>('/api/edizione')).id,
    files: paths.map((path) => `/${path}`),
    reports: reports
      .filter((report) => report !== undefined)
      .map(({ id_funzione, modo, pdata, pdataa }) => ({ id_funzione, modo, pdata, pdataa })),
    regions: regions.body.map((row) => String(row.DEN_REG)),
    units: (await query<OpzioneComune>('var_get_ua_comuni_lov_diffusione?com=a')).map(({ id_comune_origine, pro_com_t, comune }) => ({
      id_comune_origine,
      pro_com_t,
      comune,
    })),
    known: await Promise.all(conditional.map(async (path) => ({ path, tag: (await ask(path)).headers.get('etag') ?? '' }))),
  };
}
