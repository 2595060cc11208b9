import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sectionIds } from '@territori/build/workspace';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ComposeProject } from './ComposeProject.ts';
import { containerFigures, type Figures, interruptions } from './containerFigures.ts';
import { runLoad } from './traffic/runLoad.ts';
import { readFacts } from './traffic/trafficFacts.ts';
import { visitRequests } from './visitRequests.ts';

const RATE = 40;
/** What a replica of the API may take at most, in megabytes. Its limit is twice that. */
const REPLICA_MEMORY = 500;
const minutes = Number(process.env.MINUTES);
const MINUTE = 60_000;

interface Archive {
  readonly file: readonly { readonly url: string; readonly sha256: string }[];
}

/** The kinds of the mix that the API answers, all but the files. */
const OF_THE_API = new Set(['list', 'search', 'rows', 'history', 'download', 'count']);

/** The figures of each service, a line each. */
const table = (figures: ReadonlyMap<string, Figures>) =>
  [...figures]
    .sort(([, one], [, other]) => other.peak - one.peak)
    .map(([name, { peak, limit, processorSeconds }]) => {
      const memory = `${peak.toFixed(0).padStart(5)} MB of ${limit.toFixed(0).padStart(5)}`;
      return `${name.padEnd(18)} ${memory}   ${processorSeconds.toFixed(1).padStart(6)} s of a processor`;
    })
    .join('\n');

/** The portal as an operator starts it, with the limits of memory as committed. What it takes is printed. */
describe(`the portal in containers, ${RATE} calls a second for ${minutes} minutes`, () => {
  let portal: ComposeProject;
  const began = new Date();
  beforeAll(async () => {
    portal = await ComposeProject.make();
  }, MINUTE);
  afterAll(() => portal?.remove(), 3 * MINUTE);

  const get = (path: string) => fetch(new URL(path, portal.origin), { signal: AbortSignal.timeout(10_000) });

  it(
    'starts from nothing and loads the record',
    async () => {
      await portal.compose('build', '--quiet');
      await portal.compose('up', '--detach', '--no-build');
      const health = async () => (await get('/api/HealthCheck').catch(() => undefined))?.status;
      await expect.poll(health, { timeout: 2 * MINUTE, interval: 500 }).toBe(200);
      const { figures } = await containerFigures(portal, () => portal.compose('run', '--rm', '-T', 'loader', 'dist/cli/main.mjs', 'load'));
      console.warn(`the load of the record\n${table(figures)}`);
      await expect.poll(async () => (await get('/api/edizione')).status, { timeout: 10_000 }).toBe(200);
    },
    25 * MINUTE,
  );

  it(
    'serves every call, and no container is killed, ends or starts again',
    async () => {
      const loaded = new Date();
      const site = join(portal.directory, 'served');
      await mkdir(site);
      for (const part of ['shell', ...sectionIds().map((id) => `mf-${id}`)]) await portal.compose('cp', `${part}:/srv/site/.`, site);
      const facts = await readFacts(portal.origin, site);
      const plan = { origin: portal.origin, facts, rate: RATE, warmUpSeconds: 0, seconds: minutes * 60 };
      const { result, figures } = await containerFigures(portal, () => runLoad(plan));
      const calls = result.byKind.reduce((sum, { answers }) => sum + answers, 0);
      const ofApi = result.byKind.reduce((sum, { kind, answers }) => sum + (OF_THE_API.has(kind) ? answers : 0), 0);
      const { p50, p95, p99 } = result.times;
      const milliseconds = (1000 * (figures.get('api')?.processorSeconds ?? Number.NaN)) / ofApi;
      console.warn(
        `${calls} calls in ${minutes} minutes, ${ofApi} of them for the API, which took ${milliseconds.toFixed(1)} ms of a processor for each; ` +
          `${result.compared} answers compared; p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms\n` +
          table(figures),
      );
      expect(await interruptions(portal, loaded)).toEqual([]);
      expect(result.errors).toEqual({});
      expect(calls).toBeGreaterThan(RATE * minutes * 60 * 0.99);
      expect(figures.get('api')?.peak).toBeLessThanOrEqual(REPLICA_MEMORY);
    },
    (minutes + 5) * MINUTE,
  );

  it(
    'has answered each bulk file of the edition, whole',
    async () => {
      const archive = await get('/api/v1/archivio');
      expect(archive.status, await archive.clone().text()).toBe(200);
      const { file } = (await archive.json()) as Archive;
      expect(file.length).toBeGreaterThan(10);
      for (const { url, sha256 } of file) {
        const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' }, signal: AbortSignal.timeout(30_000) });
        expect(answer.status, url).toBe(200);
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(createHash('sha256').update(bytes).digest('hex'), url).toBe(sha256);
      }
    },
    2 * MINUTE,
  );

  it(
    'counts what a visit requests, for the figures of capacity',
    async () => {
      const visits = await visitRequests(portal.origin);
      for (const [name, kinds] of Object.entries(visits))
        for (const [kind, { requests, kept, kilobytes, keptKilobytes }] of Object.entries(kinds))
          console.warn(
            `${name} visit, ${kind}: ${requests} requests, ${kept} for a shared cache; ${kilobytes.toFixed(0)} kB, ${keptKilobytes.toFixed(0)} kB of them`,
          );
      expect(visits.first.api.requests).toBeGreaterThan(4);
      expect(visits.returning.files.requests).toBeLessThan(visits.first.files.requests);
    },
    2 * MINUTE,
  );

  it('was not interrupted since its start', async () => {
    const lines = await interruptions(portal, began);
    expect(lines.filter((line) => line.startsWith('oom'))).toEqual([]);
    // the registry runs once
    expect(lines.filter((line) => line.startsWith('die') && !line.includes('registry'))).toEqual([]);
  });
});
