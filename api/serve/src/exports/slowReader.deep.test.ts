import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { useApp } from '@territori/api-testing/testApp';
import { Table } from '@territori/reports/table/Table';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

/** A list far longer than what sockets hold: 300 megabytes. */
const ROWS = 600_000;

/** The rows whose text is made, of a list that has the first row of a report again and again. */
function longList(): { limit: number; offset: number }[] {
  const asked: { limit: number; offset: number }[] = [];
  vi.spyOn(Table.prototype, 'select').mockReturnValue(new Uint32Array(ROWS));
  const { json, lists } = Table.prototype;
  vi.spyOn(Table.prototype, 'json').mockImplementation(function (this: Table, rows, names, style, window) {
    asked.push(window);
    return json.call(this, rows, names, style, window);
  });
  vi.spyOn(Table.prototype, 'lists').mockImplementation(function (this: Table, rows, names, window) {
    asked.push(window);
    return lists.call(this, rows, names, window);
  });
  return asked;
}

/** Waits until nothing more is asked for. */
async function settled(asked: readonly unknown[]): Promise<void> {
  for (let before = -1; before !== asked.length; await pause(300)) before = asked.length;
}

describe('a reader who stops half way', () => {
  const api = useApp('pglite');
  let origin = '';
  beforeAll(async () => {
    origin = await api.origin();
  }, 180_000);
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['a JSON file', '/api/Report/Spool/2025-01-01/61?pdoctype=JSON'],
    ['a JSON file that could be kept', '/api/Report/Spool/2025-01-01/61?pdoctype=JSON&edizione='],
    ['a CSV', '/api/Report/Spool/2025-01-01/61?pdoctype=CSV'],
    ['the published service', '/publish/reportspooljson?pfun=61&pdata=2025-01-01'],
    ['a page of all rows', '/api/Report/Spool/2025-01-01/61'],
  ])('makes %s wait: no more of its rows are made than it takes', async (_what, path) => {
    const edition = (await api.get('/api/edizione')).json().id;
    const asked = longList();
    const call = request(`${origin}${path.replace(/=$/, `=${edition}`)}`, { headers: { 'accept-encoding': 'identity' } }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    await settled(asked);
    // what the sockets of both sides hold, and a piece or two
    const made = asked.reduce((sum, { limit }) => sum + limit, 0);
    expect(made).toBeLessThan(ROWS / 5);
    expect(asked.every(({ limit }) => limit <= 500)).toBe(true);
    expect(asked.map(({ offset }) => offset)).toEqual(asked.map((_, index) => index * (asked[0]?.limit ?? 0)));

    const before = asked.length;
    call.on('error', () => {});
    answer.on('error', () => {});
    call.destroy();
    await settled(asked);
    expect(asked.length, 'nothing is made for one who has left').toBeLessThanOrEqual(before + 1);
  });
});
