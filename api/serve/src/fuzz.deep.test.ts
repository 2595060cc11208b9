import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type DefinedParameter, misfitsOf, type Operation, operationsOf } from '@territori/api-testing/definedAnswers';
import { loadedArchive } from '@territori/api-testing/loadedArchive';
import { openApp } from '@territori/api-testing/testApp';
import { copyLoaded, ENGINES } from '@territori/api-testing/testDatabase';
import { useOpened } from '@territori/api-testing/useOpened';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROW_QUERIES } from './queries/registry.ts';

/** Requests in all, on each engine. `TEST_ENGINES=pglite` asks one alone. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (process.env.DEEP ? 100_000 : 5000));
const SEED = 18610317;
/** Milliseconds after which an answer counts as a hang. */
const HANG = 15_000;
/** Bytes that the second half of the requests may leave behind. A short run may leave more, because it is still warming up then. */
const GROWTH = 64 * 1024 * 1024;

interface Sent {
  readonly operation: Operation;
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

/** Fields and columns of a list as `campi` and `ordina` name them. */
const fieldNames = ({ fields, columns }: Operation): fc.Arbitrary<string> => {
  const name = fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...fields, ...columns) }, { weight: 1, arbitrary: text });
  return fc.array(name, { minLength: 1, maxLength: 6 }).map((names) => names.join());
};

/** Queries of the reconciliation service, which are JSON in an address. */
const QUERY = fc.record(
  {
    query: text,
    type: fc.oneof(fc.constantFrom('comune', 'uts', 'regione'), text),
    limit: fc.integer({ min: -1, max: 30 }),
    properties: fc.array(
      fc.record({ pid: fc.oneof(fc.constantFrom('data', 'provincia', 'regione'), text), v: fc.oneof(text, fc.anything()) }),
      {
        maxLength: 3,
      },
    ),
  },
  { requiredKeys: [] },
);
const JSON_PARAMETERS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  queries: fc.dictionary(
    fc.constantFrom('q0', 'q1', 'q2'),
    fc.oneof({ weight: 5, arbitrary: QUERY }, { weight: 1, arbitrary: fc.anything() }),
  ),
  extend: fc.record(
    {
      ids: fc.array(fc.oneof(fc.constantFrom('10370610', '20000220', '7'), text), { maxLength: 3 }),
      properties: fc.array(
        fc.record(
          {
            id: fc.oneof(fc.constantFrom('codice', 'provincia', 'regione', 'codice_catastale', 'successore'), text),
            settings: fc.dictionary(fc.constantFrom('data', 'al', 'x'), text, { maxKeys: 2 }),
          },
          { requiredKeys: ['id'] },
        ),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: [] },
  ),
};

/** A list to translate. */
const LIST = fc.record(
  {
    valori: fc.array(fc.oneof(text, fc.constantFrom('037009', 'Crespellano', 'A061', 'TN', 'Samone (TN)', '15146')), { maxLength: 6 }),
    tipo: fc.oneof(fc.constantFrom('comune', 'catastale', 'denominazione', 'uts', 'sigla', 'nuts', 'regione'), text),
    dal: text,
    al: text,
    x: fc.anything(),
  },
  { requiredKeys: ['valori', 'tipo', 'al'] },
);

/** Mostly what the definitions give as an example or a choice, so that many calls get through to the data. */
function parameterValue(operation: Operation, { name, example, schema }: DefinedParameter): fc.Arbitrary<string> {
  if ((name === 'campi' || name === 'ordina') && operation.fields.length > 0) return fieldNames(operation);
  const structured = JSON_PARAMETERS[name];
  if (structured)
    return fc.oneof({ weight: 3, arbitrary: structured.map((value) => JSON.stringify(value) ?? '') }, { weight: 1, arbitrary: text });
  const good = [...(example === undefined ? [] : [[example].flat().join()]), ...(schema?.enum ?? [])].map(String);
  return good.length === 0 ? text : fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: text });
}

/** A lone surrogate cannot be in an address; a client would send the replacement character. */
const encode = (value: string) => encodeURIComponent(Buffer.from(value).toString());

function request(operation: Operation): fc.Arbitrary<Sent> {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const required = inQuery.filter((parameter) => parameter.required);
  const optional = inQuery.filter((parameter) => !parameter.required);
  const given = (parameters: readonly DefinedParameter[]) =>
    fc.tuple(...parameters.map((parameter) => parameterValue(operation, parameter).map((value) => `${parameter.name}=${encode(value)}`)));
  const body = fc.oneof(
    ...(operation.path.endsWith('/traduzioni') ? [{ weight: 8, arbitrary: LIST }] : []),
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
      path: fc.tuple(...inPath.map((parameter) => parameterValue(operation, parameter))),
      query: fc.tuple(
        given(required),
        fc.subarray(optional, { maxLength: Math.min(MOST_OPTIONAL, optional.length) }).chain((some) => given(some)),
      ),
      accept: fc.option(fc.constantFrom(...ACCEPTS), { nil: undefined, freq: 1 }),
      payload: operation.body ? body : fc.constant(undefined),
    })
    .map(({ path, query, payload, accept }) => {
      const address = inPath.reduce((url, { name }, index) => url.replace(`{${name}}`, encode(path[index] ?? '') || '-'), operation.path);
      const search = query.flat().join('&');
      return { operation, method: operation.method, url: search ? `${address}?${search}` : address, payload, accept };
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

describe.each(ENGINES)('every route, asked from its own schema, on %s', (engine) => {
  const api = useOpened(async () => openApp(engine, { archive: await loadedArchive() }, copyLoaded));
  let operations: Operation[];
  beforeAll(async () => {
    // the first call reads the edition into memory, which takes longer than any call after it
    await api.get('/api/v1/corrispondenze?da=1991-10-20&a=2025-01-01&per_pagina=1');
    const definitions = await Promise.all(DEFINITIONS.map(async (address) => (await api.get(address)).json()));
    operations = definitions.flatMap(operationsOf);
  }, 300_000);

  it(
    `answers ${REQUESTS} requests with data or with a 400, without an internal error, a hang or growing memory`,
    async () => {
      const statuses = new Map<number, number>();
      let answered = 0;
      let halfway = 0;
      let slowest = { took: 0, url: '' };
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
            const took = performance.now() - begun;
            expect(took).toBeLessThan(HANG);
            if (took > slowest.took) slowest = { took, url: `${sent.method} ${sent.url}` };
            expect(misfitsOf(sent.operation, sent.url, answer)).toEqual([]);
            answered += 1;
            if (answered === Math.floor(REQUESTS / 2)) halfway = memoryInUse();
          },
        ),
        { seed: SEED, numRuns: REQUESTS },
      );
      expect(memoryInUse() - halfway).toBeLessThan(GROWTH);
      if (process.env.FUZZ_REQUESTS)
        process.stdout.write(`${engine} ${JSON.stringify([...statuses])}, slowest ${Math.round(slowest.took)} ms: ${slowest.url}\n`);
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
