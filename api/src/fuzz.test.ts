import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROW_QUERIES } from './queries/registry.ts';
import { openApp, type TestApp } from './testing/testApp.ts';
import { copyLoaded } from './testing/testDatabase.ts';

/** Requests in all. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (process.env.DEEP ? 100_000 : 5000));
const SEED = 18610317;
/** Milliseconds after which an answer counts as a hang. */
const HANG = 15_000;
/** Bytes that the second half of the requests may leave behind; a short run is still warming up in it, a long one is not. */
const GROWTH = 64 * 1024 * 1024;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema?: { readonly enum?: readonly unknown[]; readonly anyOf?: readonly { readonly const?: unknown }[] };
}
interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly hasBody: boolean;
}
interface Sent {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: unknown;
  readonly accept?: string | undefined;
}

/** The definitions of both interfaces. */
const DEFINITIONS = ['/api/Report/DefinizioniApi', '/api/v1/openapi.json'];
/** Optional parameters that one request has at most: with all of them, nearly every request would have a wrong one. */
const MOST_OPTIONAL = 4;
const ACCEPTS = [undefined, '*/*', 'application/json', 'text/csv', 'application/x-ndjson', 'text/turtle', 'image/png', 'x', ';q=2,,'];

const HOSTILE = [
  "'",
  "' or '1'='1",
  "'; drop table unita; --",
  '" or ""="',
  '1); select pg_sleep(20); --',
  '$1',
  '%',
  '_',
  '\\',
  '\0',
  '\u{1F600}',
  '\uD800',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: meant to the letter
  '${jndi:x}',
  '%00',
  'x'.repeat(400),
  '',
  ' ',
  'null',
  '-1',
  '0',
  '999999999999999999999',
  '1e309',
  'NaN',
  '2025-02-30',
  '9999-12-31',
  '0001-01-01',
  '31/12/9999',
];
const PLAUSIBLE = [
  '2025-01-01',
  '01/01/1948',
  '1861-03-17',
  '17-03-1861',
  '1',
  '2',
  '3',
  '61',
  '64',
  '98',
  '99',
  '304',
  'IT',
  'EN',
  'DATA',
  'PERIODO',
  'CSV',
  'JSON',
  'comune',
  'COMUNE',
  'DEN_REG',
  'ASC',
  '$BLANK$',
  "L''Aquila",
  'roma',
];

/** Text as someone may send it: plausible, hostile, or anything. */
const text = fc.oneof(fc.constantFrom(...PLAUSIBLE), fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 40 }));

/** Mostly what the definitions give as an example or a choice, so that many calls get through to the data. */
function parameterValue({ example, schema }: Parameter): fc.Arbitrary<string> {
  const choices = [...(schema?.enum ?? []), ...(schema?.anyOf ?? []).flatMap((choice) => choice.const ?? [])];
  const good = [...(example === undefined ? [] : [[example].flat().join()]), ...choices].map(String);
  return good.length === 0 ? text : fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: text });
}

/** A lone surrogate cannot be in an address; a client would send the replacement character. */
const encode = (value: string) => encodeURIComponent(Buffer.from(value).toString());

function request(operation: Operation): fc.Arbitrary<Sent> {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const required = inQuery.filter((parameter) => parameter.required);
  const optional = inQuery.filter((parameter) => !parameter.required);
  const given = (parameters: readonly Parameter[]) =>
    fc.tuple(...parameters.map((parameter) => parameterValue(parameter).map((value) => `${parameter.name}=${encode(value)}`)));
  const body = fc.oneof(
    fc.record({ url: storedQuery, cloudDataSource: fc.boolean() }, { requiredKeys: [] }),
    fc.record({ id_funzione: fc.oneof(fc.integer(), text) }, { requiredKeys: [] }),
    fc.record(
      {
        orderFields: fc.array(text, { maxLength: 3 }),
        orderDirects: fc.array(text, { maxLength: 3 }),
        pFilterFields: fc.array(text, { maxLength: 3 }),
        pFilterValues: fc.array(text, { maxLength: 3 }),
        pFilterOperators: fc.array(fc.oneof(text, fc.constantFrom('EQ', 'IN', 'CONTAINS', 'GE', 'LE')), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
    fc.anything(),
  );
  return fc
    .record({
      path: fc.tuple(...inPath.map(parameterValue)),
      query: fc.tuple(
        given(required),
        fc.subarray(optional, { maxLength: Math.min(MOST_OPTIONAL, optional.length) }).chain((some) => given(some)),
      ),
      accept: fc.option(fc.constantFrom(...ACCEPTS), { nil: undefined, freq: 1 }),
      payload: operation.hasBody ? body : fc.constant(undefined),
    })
    .map(({ path, query, payload, accept }) => {
      const address = inPath.reduce((url, { name }, index) => url.replace(`{${name}}`, encode(path[index] ?? '') || '-'), operation.path);
      const search = query.flat().join('&');
      return { method: operation.method, url: search ? `${address}?${search}` : address, payload, accept };
    });
}

const QUERY_PARAMETERS = [
  'pfun',
  'pdata',
  'pdatada',
  'pdataa',
  'pambito',
  'punitamm',
  'ptab',
  'plang',
  'p_rep_par',
  'ptipounit',
  'prc',
  'com',
  'procom',
  'uts',
  'coduts',
  'reg',
  'codreg',
  'idcomuneorig',
  'id_uts_origine',
  'id_regione_origine',
  'mcrvar',
  'idprovv',
  'pdoctype',
  'poffset',
  'pnext',
  'id',
  'ptipodwnl',
];
const storedQuery = fc
  .tuple(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...Object.keys(ROW_QUERIES), 'reportspooldownload', 'area_download_get_report_file_clob') },
      { weight: 1, arbitrary: text },
    ),
    fc.dictionary(fc.constantFrom(...QUERY_PARAMETERS), text, { maxKeys: 5 }),
  )
  .map(
    ([name, parameters]) =>
      `${name}?${Object.entries(parameters)
        .map(([key, value]) => `${key}=${encode(value)}`)
        .join('&')}`,
  );

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes in use after a collection, those outside the heap included. */
function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe('every route, asked from its own schema', () => {
  let api: TestApp;
  let operations: Operation[];
  beforeAll(async () => {
    api = await openApp('pglite', {}, copyLoaded);
    // the first call reads the edition into memory, which takes longer than any call after it
    await api.get('/api/v1/corrispondenze?da=1991-10-20&a=2025-01-01&per_pagina=1');
    const definitions = await Promise.all(DEFINITIONS.map(async (address) => (await api.get(address)).json()));
    operations = definitions.flatMap(({ paths }) =>
      Object.entries<Record<string, { parameters?: Parameter[]; requestBody?: object }>>(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
          method: method.toUpperCase() as Operation['method'],
          path,
          parameters,
          hasBody: requestBody !== undefined,
        })),
      ),
    );
  }, 180_000);
  afterAll(() => api?.dispose());

  it(
    `answers ${REQUESTS} requests with data or with a 400, without an internal error, a hang or growing memory`,
    async () => {
      const statuses = new Map<number, number>();
      let answered = 0;
      let halfway = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.nat(1_000_000).chain((pick) => request(operations[pick % operations.length] as Operation)),
          async (sent) => {
            const begun = performance.now();
            const answer = await api.app.inject({
              method: sent.method,
              url: sent.url,
              headers: {
                ...(sent.accept !== undefined && { accept: sent.accept }),
                ...(sent.payload !== undefined && { 'content-type': 'application/json' }),
              },
              ...(sent.payload !== undefined && { payload: JSON.stringify(sent.payload) ?? '' }),
            });
            statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
            expect([200, 204, 304, 400, 404, 406, 410, 413], `${answer.statusCode} ${answer.body.slice(0, 300)}`).toContain(
              answer.statusCode,
            );
            if (answer.statusCode >= 400) {
              const detail = answer.headers['content-type']?.toString().startsWith('application/problem+json') ? 'detail' : 'exception';
              expect(answer.json()).toMatchObject({ title: expect.any(String), [detail]: expect.any(String) });
            }
            expect(performance.now() - begun).toBeLessThan(HANG);
            answered += 1;
            if (answered === Math.floor(REQUESTS / 2)) halfway = memoryInUse();
          },
        ),
        { seed: SEED, numRuns: REQUESTS },
      );
      expect(memoryInUse() - halfway).toBeLessThan(GROWTH);
      // a fuzzer whose every request is refused at the door tests nothing
      expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 5);
      expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 10);
    },
    Math.max(300_000, REQUESTS * 150),
  );

  it('still has every unit afterwards', async () => {
    expect(await api.rows(61, 'pdata=2025-01-01')).toHaveLength(7896);
  });
});
