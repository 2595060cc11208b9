import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { loadedArchive } from '@territori/api-testing/loadedArchive';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { openApp } from '@territori/api-testing/testApp';
import { useOpened } from '@territori/api-testing/useOpened';
import { beforeAll, describe, expect, it } from 'vitest';

const FORGED = 'forged.example';

/** What a caller may say of the host: the name of the service, another one in each header that is known for it, and a whole address. */
const CALLERS: readonly { readonly headers: Readonly<Record<string, string>>; readonly before?: string }[] = [
  { headers: { host: FORGED } },
  { headers: { host: '<script>' } },
  {
    headers: {
      host: 'territori.example',
      'x-forwarded-host': FORGED,
      'x-forwarded-proto': 'gopher',
      'x-forwarded-port': '1',
      'x-forwarded-server': FORGED,
      'x-original-host': FORGED,
      forwarded: `for=192.0.2.1;host=${FORGED};proto=http`,
    },
  },
  { headers: { host: 'territori.example' }, before: `http://${FORGED}` },
];

/** A call of each kind whose answer holds addresses. `{edizione}` stands for the edition in service. */
const CALLS: readonly { readonly path: string; readonly accept?: string; readonly body?: object; readonly plain?: true }[] = [
  { path: '/api/v1' },
  { path: '/api/v1/unita?livello=comune&data=2020-01-01&per_pagina=2&pagina=2' },
  { path: '/api/v1/unita?livello=comune&data=2020-01-01&per_pagina=2&edizione={edizione}' },
  { path: '/api/v1/unita/10370610', accept: 'application/ld+json' },
  { path: '/api/v1/unita/10370610?edizione={edizione}', accept: 'text/turtle' },
  { path: '/api/v1/variazioni.atom?livello=comune' },
  { path: '/api/v1/novita?da_edizione={edizione}' },
  { path: '/api/v1/confini?livello=uts&data=1936-04-21&edizione={edizione}' },
  { path: '/api/v1/archivio' },
  { path: '/api/v1/archivio/{edizione}/datapackage.json', plain: true },
  { path: '/api/v1/archivio/{edizione}/come_citare.txt', plain: true },
  { path: '/api/v1/archivio/ultima/datapackage.json', plain: true },
  { path: '/api/v1/openapi.json', plain: true },
  { path: '/api/v1/errori', plain: true },
  { path: '/api/v1/unita?livello=nessuno' },
  { path: '/id/comune/10370610', plain: true },
  { path: '/api/Report/DefinizioniApi?formato=openapi', plain: true },
  { path: '/api/Report/DefinizioniApi?formato=swagger2' },
  { path: '/api/Report/ReportByUrl', body: { url: 'get_elenco_microservizi?p_id_funzione=304' } },
  { path: '/api/Report/GetSettings', plain: true },
];

/** Headers that differ from one answer to the next; the encoding is named where an answer was remembered. */
const OF_ONE_ANSWER = ['date', 'x-request-id', 'content-encoding'];

describe('the host that a caller names', () => {
  const api = useOpened(async () => openApp('pglite', { archive: await loadedArchive(), trustProxy: true }));
  let port: number;
  let edition: string;
  beforeAll(async () => {
    port = Number(new URL(await api.origin()).port);
    edition = (await api.get('/api/edizione')).json().id;
  }, 240_000);

  /** The whole answer: status, headers and bytes. */
  async function ask({ path, accept = '*/*', body }: (typeof CALLS)[number], caller: (typeof CALLERS)[number]) {
    const address = `${caller.before ?? ''}${path.replace('{edizione}', edition)}`;
    const headers = { accept, ...(body && { 'content-type': 'application/json' }), ...caller.headers };
    const sent = request({ host: '127.0.0.1', port, path: address, method: body ? 'POST' : 'GET', headers });
    sent.end(body && JSON.stringify(body));
    const answer = await new Promise<IncomingMessage>((resolve, reject) => sent.on('response', resolve).on('error', reject));
    const kept = Object.entries(answer.headers).filter(([name]) => !OF_ONE_ANSWER.includes(name));
    return { status: answer.statusCode, headers: Object.fromEntries(kept), body: (await buffer(answer)).toString() };
  }

  it.each(CALLS)('changes no byte of $path', async (call) => {
    // the forged calls come first: what is remembered of an answer is theirs
    const forged = [];
    for (const caller of CALLERS) forged.push(await ask(call, caller));
    const answer = await ask(call, { headers: { host: 'territori.example' } });
    expect(answer.status).toBeLessThan(500);
    const whole = JSON.stringify(answer);
    expect(whole).not.toContain(FORGED);
    if (!call.plain) expect(whole).toContain(call.path.includes('swagger2') ? new URL(PUBLIC_ORIGIN).host : `${PUBLIC_ORIGIN}/`);
    for (const one of forged) expect(one).toEqual(answer);
  });
});
