import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import { type Database, type Edition, NoEditionError } from '@territori/store/database';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';

describe('GET /metrics', () => {
  let app: ReturnType<typeof buildApp>;
  afterEach(() => app.close());
  const over = (edition: () => Promise<Partial<Edition> | undefined>) => {
    const inService = async () => {
      throw new NoEditionError();
    };
    app = buildApp({ edition, inService, pools: () => [] } as unknown as Database, { publicOrigin: PUBLIC_ORIGIN, callsPerMinute: 0 });
  };
  const metrics = async () => {
    const answer = await app.inject('/metrics');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain');
    return answer.body.split('\n');
  };

  it('counts requests by method, route and status, whatever their address was', async () => {
    over(async () => undefined);
    for (const url of ['/api/HealthCheck', '/api/unita?q=1', '/api/unita?q=2', '/api/a', '/api/b']) await app.inject(url);
    const counts = (await metrics()).filter((line) => line.startsWith('http_request_duration_seconds_count'));
    expect(counts).toEqual([
      'http_request_duration_seconds_count{method="GET",route="/api/HealthCheck",status="200"} 1',
      'http_request_duration_seconds_count{method="GET",route="/api/unita",status="503"} 2',
      'http_request_duration_seconds_count{method="GET",route="none",status="404"} 2',
    ]);
  });

  it('has the process and the edition in service', async () => {
    over(async () => ({ id: 3, date: '2026-05-31', fingerprint: '0123456789abcdef', loadedAt: '2026-06-02T10:00:00Z' }));
    const lines = await metrics();
    expect(lines).toContain('territori_edition_info{name="0123456789ab",id="3",date="2026-05-31"} 1');
    expect(lines).toContain(`territori_edition_date_timestamp_seconds ${Date.UTC(2026, 4, 31) / 1000}`);
    expect(lines).toContain(`territori_edition_loaded_timestamp_seconds ${Date.UTC(2026, 5, 2, 10) / 1000}`);
    expect(lines.find((line) => line.startsWith('process_resident_memory_bytes '))).toMatch(/ \d+$/);
  });

  it('answers while the database cannot', async () => {
    over(() => Promise.reject(new Error('no database')));
    expect((await metrics()).filter((line) => line.startsWith('territori_edition'))).toEqual([]);
  });

  it('is in no definitions', async () => {
    over(async () => undefined);
    expect((await app.inject('/api/Report/DefinizioniApi')).body).not.toContain('/metrics');
  });
});
