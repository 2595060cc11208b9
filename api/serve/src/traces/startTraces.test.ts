import { startOtlpReceiver } from '@territori/api-testing/otlpReceiver';
import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { ENGINES, openLoaded, useDatabase } from '@territori/api-testing/testDatabase';
import { editionName } from '@territori/history/edition/editionName';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { startTraces, wantsTraces } from './startTraces.ts';

const ADDRESS = 'OTEL_EXPORTER_OTLP_ENDPOINT';

describe('traces', () => {
  it.each([
    ['no address', {}],
    ['an empty address', { [ADDRESS]: ' ' }],
    ['OTEL_SDK_DISABLED', { [ADDRESS]: 'http://localhost:4318', OTEL_SDK_DISABLED: 'true' }],
    ['OTEL_TRACES_EXPORTER=none', { [ADDRESS]: 'http://localhost:4318', OTEL_TRACES_EXPORTER: 'none' }],
  ])('are off with %s', (_, environment) => expect(wantsTraces(environment)).toBe(false));

  it('are on with an address for all signals or for traces', () => {
    expect(wantsTraces({ [ADDRESS]: 'http://localhost:4318' })).toBe(true);
    expect(wantsTraces({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example/v1/traces' })).toBe(true);
  });

  it('refuse an address that is none, and a protocol that the API does not speak, with the remedy', () => {
    expect(() => wantsTraces({ [ADDRESS]: 'localhost:4318' })).toThrow(
      "OTEL_EXPORTER_OTLP_ENDPOINT is 'localhost:4318': it must be the address of a collector, for example OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:4318",
    );
    expect(() => wantsTraces({ [ADDRESS]: 'http://localhost:4317', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
      "OTEL_EXPORTER_OTLP_PROTOCOL is 'grpc': the API speaks http/protobuf, which a collector takes on port 4318. Leave the variable out.",
    );
  });
});

describe.each(ENGINES)('a trace of a call over %s', (engine) => {
  const test = useDatabase(openLoaded, engine);
  let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
  let app: ReturnType<typeof buildApp>;
  beforeEach(async () => {
    receiver = await startOtlpReceiver();
    vi.stubEnv(ADDRESS, receiver.url);
    vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-key=secret');
    vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
    app = buildApp(test.database, { publicOrigin: PUBLIC_ORIGIN, callsPerMinute: 0, trustProxy: true });
    await startTraces(app, test.database, process.env);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    await app.close();
    await receiver.close();
    vi.unstubAllEnvs();
  });

  const call = async (path: string, init: RequestInit = {}) => {
    const { port } = app.server.address() as { port: number };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    await answer.text();
    return answer.status;
  };

  it('has route, status, edition and name of the call, and a span for each statement', async () => {
    const headers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', 'x-request-id': 'call-1' };
    expect(await call('/api/Report/ReportByUrl?url=homepage_report_consultati', { headers })).toBe(200);
    await app.close();
    const own = receiver.spans.find(({ name }) => name === 'GET /api/Report/ReportByUrl');
    const edition = await test.database.edition();
    expect(own).toMatchObject({
      trace: '0af7651916cd43dd8448eb211c80319c',
      parent: 'b7ad6b7169203331',
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/Report/ReportByUrl',
        'http.response.status_code': 200,
        'territori.request_id': 'call-1',
        'territori.edition': edition && editionName(edition),
      },
      resource: { 'service.name': 'territori-api', 'deployment.environment.name': 'test' },
    });
    const statements = receiver.spans.filter(({ parent }) => parent === own?.id);
    expect(statements.length).toBeGreaterThan(0);
    for (const { trace, name, attributes } of statements) {
      expect(trace).toBe(own?.trace);
      expect(name).toMatch(/^SELECT /);
      expect(attributes).toMatchObject({ 'db.system.name': 'postgresql', 'territori.database_engine': engine });
    }
    expect(receiver.calls[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-key': 'secret' } });
  });

  it('joins the statements of a call with a body', async () => {
    const body = JSON.stringify({ pFilterFields: ['DEN_REG'], pFilterValues: ['Piemonte'] });
    const headers = { 'content-type': 'application/json' };
    expect(await call('/api/Report/Spool/2025-01-01/64?PageNum=1&PageSize=3', { method: 'POST', body, headers })).toBe(200);
    await app.close();
    const own = receiver.spans.find(({ name }) => name.startsWith('POST /api/Report/Spool/'));
    const statements = receiver.spans.filter(({ name }) => name.startsWith('SELECT'));
    expect(statements.length).toBeGreaterThan(0);
    for (const { parent } of statements) expect(parent).toBe(own?.id);
  });

  it('has no address of a visitor and no value of a query', async () => {
    const body = JSON.stringify({ pFilterFields: ['DEN_REG'], pFilterValues: ['Piemonte'] });
    const about = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Browser of Rossi', cookie: 'a=Rossi' };
    const headers = { 'content-type': 'application/json', ...about };
    expect(await call('/api/Report/Spool/1990-06-01/64?PageNum=1&PageSize=3', { method: 'POST', body, headers })).toBe(200);
    await app.close();
    expect(receiver.spans.length).toBeGreaterThan(1);
    for (const { bytes } of receiver.spans) expect(bytes).not.toMatch(/piemonte|1990|203\.0\.113|127\.0\.0\.1|rossi/i);
  });

  it('says which call failed', async () => {
    expect(await call('/api/nowhere')).toBe(404);
    await app.close();
    expect(receiver.spans.map(({ name, attributes }) => [name, attributes['http.response.status_code']])).toEqual([['GET', 404]]);
  });

  it('is not of calls for metrics', async () => {
    await call('/metrics');
    await app.close();
    expect(receiver.spans).toEqual([]);
  });
});
