import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import type { Database } from '../database/index.ts';
import { PUBLIC_ORIGIN } from '../testing/publicOrigin.ts';

describe('what browsers report about sections', () => {
  let app: ReturnType<typeof buildApp>;
  beforeEach(() => {
    app = buildApp({ edition: async () => undefined, pools: () => [] } as unknown as Database, {
      publicOrigin: PUBLIC_ORIGIN,
      callsPerMinute: 0,
    });
  });
  afterEach(() => app.close());

  const load = { section: 'glossario', version: '1.0.0', outcome: 'load', count: 2 };
  const report = (outcomes: object[], more = {}) =>
    app.inject({ method: 'POST', url: '/api/esiti', payload: { shell: '1.4.3', outcomes, ...more } });
  const counted = async () => (await app.inject('/api/esiti')).json();

  it('is summed by section, version and shell', async () => {
    expect((await report([load, { ...load, outcome: 'error', count: 1 }])).statusCode).toBe(204);
    await report([load]);
    expect(await counted()).toEqual([
      { section: 'glossario', version: '1.0.0', shell: '1.4.3', outcome: 'load', count: 4 },
      { section: 'glossario', version: '1.0.0', shell: '1.4.3', outcome: 'error', count: 1 },
    ]);
  });

  it('is a counter for Prometheus', async () => {
    await report([load]);
    expect((await app.inject('/metrics')).body).toContain(
      'territori_browser_outcomes_total{section="glossario",version="1.0.0",shell="1.4.3",outcome="load"} 2',
    );
  });

  it.each([
    ['an unknown outcome', [{ ...load, outcome: 'visit' }]],
    ['a name that no section has', [{ ...load, section: 'Mario Rossi' }]],
    ['a version that is none', [{ ...load, version: 'https://a' }]],
    ['a count that is none', [{ ...load, count: -1 }]],
    ['nothing', []],
  ])('is refused with %s', async (_, outcomes) => {
    expect((await report(outcomes)).statusCode).toBe(400);
    expect(await counted()).toEqual([]);
  });

  it('counts at most twenty of an outcome in one report', async () => {
    await report([
      { ...load, count: 15 },
      { ...load, count: 15 },
      { ...load, outcome: 'error', count: 1000 },
    ]);
    expect(((await counted()) as { count: number }[]).map(({ count }) => count)).toEqual([20, 20]);
  });

  it('is taken from one address twenty times in a minute', async () => {
    const limited = buildApp({ edition: async () => undefined } as unknown as Database, {
      publicOrigin: PUBLIC_ORIGIN,
      callsPerMinute: 1000,
    });
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1)
      statuses.push(
        (await limited.inject({ method: 'POST', url: '/api/esiti', payload: { shell: '1.4.3', outcomes: [load] } })).statusCode,
      );
    expect(statuses).toEqual([...Array(20).fill(204), 429]);
    expect((await limited.inject('/api/esiti')).statusCode).toBe(200);
    await limited.close();
  });

  it('keeps a bounded number of names, whatever browsers send', async () => {
    for (let index = 0; index < 250; index += 1) await report([{ ...load, version: `1.0.${index}`, count: 1 }]);
    const found = (await counted()) as { section: string; count: number }[];
    expect(found).toHaveLength(201);
    expect(found.find(({ section }) => section === 'other')?.count).toBe(50);
  });
});
