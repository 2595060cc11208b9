import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { loadedArchive } from '@territori/api-testing/loadedArchive';
import { openApp } from '@territori/api-testing/testApp';
import { emptyDirectory } from '@territori/api-testing/testDatabase';
import { useOpened } from '@territori/api-testing/useOpened';
import { tracesOf } from '@territori/harness/identity/tracesOf';
import { readIdentity } from '@territori/identity/readIdentity';
import { V1 } from '@territori/serve/v1/addresses';
import { CALLS } from '@territori/serve/v1/calls/allCalls';
import { EDITION } from '@territori/serve/v1/calls/Call';
import { STATUS_OF_PROBLEM } from '@territori/serve/v1/errors/problemKinds';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../../deploy/src/search-pages/catalogue.ts';
import { CATALOGUE_FILE } from '../../deploy/src/search-pages/pageAddresses.ts';
import { readSettings } from '../../deploy/src/search-pages/settings.ts';
import { writeSearchPages } from '../../deploy/src/search-pages/writeSearchPages.ts';

const identity = readIdentity('esempio');
const api = useOpened(async () => openApp('pglite', { archive: await loadedArchive(), identity }));
let edition = '';

beforeAll(async () => {
  edition = (await api.get(V1)).json().edizione;
}, 300_000);

/** What a file says: of a packed one each part. */
const textOf = (bytes: Buffer): string =>
  bytes.subarray(0, 2).toString('latin1') === 'PK'
    ? Object.values(unzipSync(bytes))
        .map((part) => Buffer.from(part).toString('utf8'))
        .join('\n')
    : `${bytes.toString('utf8')}\n${bytes.toString('latin1')}`;

/** Calls an address; its answer may be an error, which has texts too. */
async function tracesAt(url: string, body?: unknown, headers: Record<string, string> = {}): Promise<string[]> {
  const answer = body === undefined ? await api.get(url, headers) : await api.post(url, body, headers);
  return tracesOf(`${JSON.stringify(answer.headers)}\n${textOf(answer.rawPayload)}`, identity);
}

describe('under another identity nothing of ours is left', () => {
  const examples = CALLS.flatMap(({ method, formats, examples: [example] }) =>
    formats.flatMap((format) => ['it', 'en'].map((language) => ({ ...example, method, format, language }))),
  );
  it.each(examples)('in $method $url as $format in $language', async ({ method, url, body, format, language }) => {
    const named = `${V1}${url.replace(EDITION, edition)}`;
    const address = named.includes('formato=') ? named : `${named}${named.includes('?') ? '&' : '?'}formato=${format}`;
    expect(await tracesAt(address, method === 'POST' ? (body ?? {}) : undefined, { 'accept-language': language })).toEqual([]);
  });

  it.each([
    `${V1}/openapi.json?lingua=en`,
    `${V1}/openapi.json?lingua=it`,
    '/api/Report/DefinizioniApi',
    '/api/Report/DefinizioniApi?formato=swagger2',
    `${V1}/ogc`,
    `${V1}/ogc/api`,
    `${V1}/reconcile`,
    `${V1}/variazioni.atom`,
    `${V1}/errori`,
    ...Object.keys(STATUS_OF_PROBLEM).map((code) => `${V1}/errori/${code}`),
    `${V1}/niente`,
    '/api/niente',
    '/api/Promemoria/Download',
    '/api/Report/GeoglossarioDownload',
    '/api/Report/Spool/2025-01-01/61?pdoctype=XLSX&pmetadati=1',
    '/api/Report/Spool/2025-01-01/61?pdoctype=CSV',
    '/api/Report/Pagine',
    ...['comune/10370610', 'uts/201', 'regione/1'].flatMap((unit) => ['it', 'en'].map((language) => `/id/${unit}?lingua=${language}`)),
  ])('in %s', async (url) => {
    expect(await tracesAt(url, undefined, { accept: '*/*' })).toEqual([]);
    expect(await tracesAt(url, undefined, { accept: 'text/html', 'accept-language': 'en' })).toEqual([]);
  });

  it('in the pages for search engines and the catalogue of data', async () => {
    const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const settings = readSettings({ PUBLIC_ORIGIN: 'https://atlante.example', IDENTITY: 'esempio' });
    const site = await emptyDirectory();
    const read = await readCatalogue(origin);
    // the sources of the record have other licences too, with which there would be no catalogue
    const fonti = read.edition.fonti.map((fonte) => ({ ...fonte, licenza: 'CC BY 4.0' }));
    await writeSearchPages(site, { ...read, edition: { ...read.edition, fonti } }, settings);
    const files = (await readdir(site, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const texts = await Promise.all(
      files.map(async ({ parentPath, name }) => [name, await readFile(join(parentPath, name), 'utf8')] as const),
    );
    expect(texts.flatMap(([name, text]) => tracesOf(text, identity).map((trace) => `${name}: ${trace}`))).toEqual([]);
    const catalogue = texts.find(([name]) => name === basename(CATALOGUE_FILE))?.[1] ?? '';
    expect(JSON.parse(catalogue)['@graph']).toContainEqual(
      expect.objectContaining({ 'foaf:name': 'Istituto di esempio', 'dct:identifier': 'ist_es' }),
    );
  }, 120_000);

  it('in the files of the edition', async () => {
    const place = `${V1}/archivio/${edition}`;
    for (const file of ['datapackage.json', 'come_citare.txt', 'unita.csv']) {
      expect((await api.get(`${place}/${file}`)).statusCode, file).toBe(200);
      expect(await tracesAt(`${place}/${file}`), file).toEqual([]);
    }
  });
});

it('the answers name the other identity', async () => {
  const { product, publisher } = identity;
  const { info } = (await api.get(`${V1}/openapi.json`)).json();
  expect([info.title, info.contact]).toEqual([
    `${product}, public API`,
    { name: publisher.name, url: publisher.url, email: publisher.email },
  ]);
  expect((await api.get(`${V1}/ogc`)).json().title).toBe(product);
  expect((await api.get(`${V1}/variazioni.atom`)).body).toContain(`<name>${publisher.name}</name>`);
  const page = (await api.get('/id/comune/10370610?lingua=it', { accept: 'text/html' })).body;
  expect(page).toContain(`- ${product}</title>`);
  expect(page).toContain(`${publisher.name}, «`);
  expect(page).toContain(identity.colors.light.colorBandBackground);
});
