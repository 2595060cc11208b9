import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { openApp, type TestApp } from '@territori/api-testing/testApp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BLOCK } from '../reports/readBlocks.ts';

/** a list far longer than what sockets hold: 150 blocks of two megabytes. */
const BLOCKS = 150;
const ROW = { PRO_COM_T: '001001', COMUNE: 'x'.repeat(500) };

/** The blocks that the database is asked for, in place of those of report 61. */
function longList(api: TestApp): { limit: number; offset: number }[] {
  const asked: { limit: number; offset: number }[] = [];
  const blocks = new Map(
    [ROW, Object.values(ROW)].map((row) => [Array.isArray(row), JSON.stringify(Array.from({ length: BLOCK }, () => row))]),
  );
  const read = api.database.read.bind(api.database);
  vi.spyOn(api.database, 'read').mockImplementation(async (sql, parameters = [], options = {}) => {
    const [limit, offset] = parameters.slice(-2).map(Number);
    if (limit === undefined || offset === undefined || !sql.includes('from report r')) return read(sql, parameters, options);
    asked.push({ limit, offset });
    const body = blocks.get(sql.includes('json_build_array'));
    return [{ body, number: offset < BLOCKS * BLOCK ? BLOCK : 0, total: BLOCKS * BLOCK }] as never[];
  });
  return asked;
}

/** Waits until nothing more is asked for. */
async function settled(asked: readonly unknown[]): Promise<void> {
  for (let before = -1; before !== asked.length; await pause(300)) before = asked.length;
}

describe('a reader who stops half way', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openApp('pglite');
    await api.app.listen({ port: 0, host: '127.0.0.1' });
  }, 180_000);
  afterAll(() => api?.dispose());
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['a JSON file', '/api/Report/Spool/2025-01-01/61?pdoctype=JSON'],
    ['a JSON file that could be kept', '/api/Report/Spool/2025-01-01/61?pdoctype=JSON&edizione='],
    ['a CSV', '/api/Report/Spool/2025-01-01/61?pdoctype=CSV'],
    ['the published service', '/publish/reportspooljson?pfun=61&pdata=2025-01-01'],
    ['a page of all rows', '/api/Report/Spool/2025-01-01/61'],
  ])('makes %s wait: neither its rows nor a session of the database are held', async (_what, path) => {
    const edition = (await api.get('/api/edizione')).json().id;
    const asked = longList(api);
    const { port } = api.app.server.address() as AddressInfo;
    const call = request({ port, path: path.replace(/=$/, `=${edition}`), headers: { 'accept-encoding': 'identity' } }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    await settled(asked);
    // what the sockets of both sides hold, and a block or two
    expect(asked.length).toBeLessThan(BLOCKS / 5);
    expect(asked.every(({ limit }) => limit <= BLOCK)).toBe(true);
    expect(asked.map(({ offset }) => offset)).toEqual(asked.map((_, index) => index * BLOCK));

    const before = asked.length;
    call.on('error', () => {});
    answer.on('error', () => {});
    call.destroy();
    await settled(asked);
    expect(asked.length, 'one who has left is not read for').toBeLessThanOrEqual(before + 1);
  });
});
