import { PUBLIC_ORIGIN } from '@territori/api-testing/publicOrigin';
import type { Database } from '@territori/store/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';

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

  describe('an error with its place', () => {
    const error = {
      ...{ section: 'glossario', version: '1.0.0', error: 'TypeError: Cannot read properties of undefined' },
      at: ['glossario@1.0.0 4f0c2a.js:1:2345', 'shell@1.4.3 frame.0a1b2c.js:2:1'],
    };
    let lines: { msg: string }[];
    let logged: ReturnType<typeof buildApp>;
    beforeEach(() => {
      lines = [];
      const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
      logged = buildApp({ edition: async () => undefined, pools: () => [] } as unknown as Database, {
        ...{ publicOrigin: PUBLIC_ORIGIN, callsPerMinute: 0 },
        logger: { level: 'info', stream },
      });
    });
    afterEach(() => logged.close());
    const send = async (errors: object[]) =>
      (await logged.inject({ method: 'POST', url: '/api/esiti', payload: { shell: '1.4.3', outcomes: [load], errors } })).statusCode;
    const described = () => lines.filter(({ msg }) => msg === 'an error in a browser');

    it('is a line of the log, once a minute', async () => {
      expect(await send([error])).toBe(204);
      await send([error, { ...error, at: ['glossario@1.0.0 4f0c2a.js:1:9'] }]);
      expect(described()).toMatchObject([
        { shell: '1.4.3', ...error },
        { ...error, at: ['glossario@1.0.0 4f0c2a.js:1:9'] },
      ]);
    });

    it.each([
      ['a text that is no class of errors', { ...error, error: 'Mario Rossi' }],
      ['a long text', { ...error, error: `Error: ${'a'.repeat(100)}` }],
      ['a place that is an address', { ...error, at: ['https://portal.test/?q=Rossi'] }],
      ['no place', { ...error, at: [] }],
    ])('is refused with %s', async (_, wrong) => {
      expect(await send([wrong])).toBe(400);
      expect(described()).toEqual([]);
    });

    it('is logged thirty times a minute at most', async () => {
      for (let line = 1; line <= 50; line += 1) await send([{ ...error, at: [`glossario@1.0.0 a.js:${line}:1`] }]);
      expect(described()).toHaveLength(30);
    });
  });

  it('keeps a bounded number of names, whatever browsers send', async () => {
    for (let index = 0; index < 250; index += 1) await report([{ ...load, version: `1.0.${index}`, count: 1 }]);
    const found = (await counted()) as { section: string; count: number }[];
    expect(found).toHaveLength(201);
    expect(found.find(({ section }) => section === 'other')?.count).toBe(50);
  });
});
