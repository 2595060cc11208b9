import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ENGINES } from '@territori/api-testing';
import { useApp } from '@territori/api-testing/testApp';
import { beforeAll, describe, expect, it } from 'vitest';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly reqId?: string;
}

const INFO = 30;
const LIST = '/api/Report/Spool/2025-01-01/61';

describe.each(ENGINES)('a caller who leaves before the end of an answer, on %s', (engine) => {
  const api = useApp(engine, { logger: { level: 'info', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } } });
  let origin = '';
  const lines: Line[] = [];
  beforeAll(async () => {
    origin = await api.origin();
  }, 180_000);

  /** Asks and goes away, at the first byte of the answer or after so many milliseconds. */
  async function leave(path: string, when: 'first byte' | number, headers = {}): Promise<void> {
    const call = request(`${origin}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
    call.on('error', () => {});
    call.on('response', (answer) => {
      answer.on('error', () => {});
      if (when === 'first byte') answer.once('data', () => call.destroy());
      else answer.resume();
    });
    if (when !== 'first byte') setTimeout(() => call.destroy(), when);
    const gone = new Promise((resolve) => call.once('close', resolve));
    call.end('{}');
    await gone;
  }

  it.each([
    ['an XLSX', `${LIST}?pdoctype=XLSX`, {}],
    ['a packed CSV', `${LIST}?pdoctype=CSV`, { 'accept-encoding': 'gzip' }],
    ['a packed list', LIST, { 'accept-encoding': 'gzip' }],
  ])('is not logged as an error, and leaves nothing busy: %s', async (_what, path, headers) => {
    lines.length = 0;
    for (const when of ['first byte', 1, 5, 20, 60] as const) await leave(path, when, headers);
    const whole = await api.post(path, {}, headers);
    expect(whole.statusCode).toBe(200);
    await pause(500);
    expect(lines.filter(({ level }) => level > INFO)).toEqual([]);
    expect(lines.every(({ reqId, msg }) => reqId !== undefined || msg.startsWith('Server listening'))).toBe(true);
    const busy = await api.database.read(`select count(*) as transactions from pg_stat_activity where state = 'idle in transaction'`);
    expect(busy).toEqual([{ transactions: 0 }]);
  });
});
