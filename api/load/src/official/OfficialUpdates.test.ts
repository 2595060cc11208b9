import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '@territori/api-testing/folderOf';
import { OfficialServer, SimulatedClock, unavailable } from '@territori/api-testing/officialServer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OfficialArchive } from './OfficialArchive.ts';
import { OfficialUpdates } from './OfficialUpdates.ts';

const WEEK = 7 * 24 * 60 * 60_000;
let server: OfficialServer;
let clock: SimulatedClock;
let folder: string;
const running: OfficialUpdates[] = [];

beforeEach(async () => {
  server = await new OfficialServer({ '/cities.csv': 'codice,nome\n1,Alfa\n', '/list.csv': 'codice,nome\n2,Beta\n' }).start();
  clock = new SimulatedClock();
  folder = await folderOf({});
});
afterEach(async () => {
  for (const updates of running.splice(0)) await updates.close();
  await server.stop();
});

function open(load: () => Promise<void>, progress?: (message: string) => void): OfficialUpdates {
  const archive = new OfficialArchive({
    folder,
    today: () => new Date(clock.now()).toISOString().slice(0, 10),
    clock,
    files: () => [
      { id: 'cities', name: 'cities.csv', url: server.url('/cities.csv', 'localhost'), content: 'csv' },
      { id: 'list', name: 'list.csv', url: server.url('/list.csv'), content: 'csv' },
    ],
  });
  const updates = new OfficialUpdates({ archive, load, clock, ...(progress && { progress }) });
  running.push(updates);
  return updates;
}

/** Loads `times` times and then blocks, as a portal that nobody waits for. */
function loads(times: number, each: () => void = () => {}) {
  let count = 0;
  let reached = () => {};
  const done = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const load = async () => {
    each();
    count += 1;
    if (count === times) reached();
    if (count >= times) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return { load, done };
}

it('loads the archive when it is complete, also where a service was down for a while, and nothing before', async () => {
  server.faults.set('/cities.csv', [unavailable(), unavailable(), unavailable()]);
  const seen: string[][] = [];
  const { load, done } = loads(1, () => seen.push(server.asked.map(({ path }) => path)));
  open(load).start();
  await done;
  expect(seen[0]).toEqual(['/cities.csv', '/list.csv', '/cities.csv', '/cities.csv', '/cities.csv']);
});

it('loads at first what an earlier run fetched, unless it was interrupted', async () => {
  const first = loads(1);
  const before = open(first.load);
  before.start();
  await first.done;
  await before.close();
  const asked = server.asked.length;
  const seen: number[] = [];
  const second = loads(1, () => seen.push(server.asked.length));
  const again = open(second.load);
  again.start();
  await second.done;
  await again.close();
  expect(seen[0]).toBe(asked);

  const state = join(folder, 'archive.state');
  await writeFile(state, JSON.stringify({ ...JSON.parse(await readFile(state, 'utf8')), round: '2026-11-29' }));
  const third = loads(1, () => seen.push(server.asked.length));
  open(third.load).start();
  await third.done;
  expect(seen.at(-1)).toBeGreaterThan(asked);
});

it('looks again each week', async () => {
  const times: number[] = [];
  const { load, done } = loads(3, () => void times.push(clock.now()));
  open(load).start();
  await done;
  expect((times[1] as number) - (times[0] as number)).toBeGreaterThanOrEqual(WEEK);
  expect((times[2] as number) - (times[1] as number)).toBeGreaterThanOrEqual(WEEK);
  expect(server.asked.slice(2).every(({ ifNoneMatch }) => ifNoneMatch !== undefined)).toBe(true);
});

it('goes on after a load that is refused, and says why', async () => {
  const messages: string[] = [];
  const { load, done } = loads(2);
  let refused = false;
  const updates = open(
    async () => {
      await load();
      if (!refused) {
        refused = true;
        throw new Error('7895 municipalities are in force');
      }
    },
    (message) => void messages.push(message),
  );
  updates.start();
  await done;
  expect(messages).toEqual(['official addresses: the edition in service stays: 7895 municipalities are in force']);
});
