import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Deployment } from '@territori/build/site/deployment';
import { readDeployment } from '@territori/build/site/readDeployment';
import { writeRevision } from '@territori/build/site/revisions';
import { FolderTarget } from '@territori/build/site/store/FolderTarget';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDirectory } from './openDirectory.ts';

const servers: Server[] = [];
let site: string;

const section = (version: string) => ({
  ...{ id: 'glossario', routes: ['/glossario'], title: { it: 'Glossario', en: 'Glossary' }, contract: 1, container: 'mf_glossario' },
  ...{ version, needs: {}, builtWith: {}, firstPage: [], sizes: { entry: 1, total: 1 } },
});
const entry = (version: string) => ({
  ...{ version, base: `mf/glossario/${version}/`, entry: 'remoteEntry.js', integrity: 'sha384-a' },
  section: section(version),
});

beforeEach(async () => {
  site = await openDirectory();
  await stage({});
});

/** A site with a staged version. */
async function stage(more: { readonly promoteAfter?: number }, revision = 1): Promise<void> {
  const glossario = { ...entry('1.0.0'), next: { ...entry('1.1.0'), share: 10, ...more } };
  await writeRevision(new FolderTarget(site), { registry: { revision, sections: { glossario } } } as unknown as Deployment);
}
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));

/** A replica of the API that has counted so many loads of each version, and errors of the staged one. */
async function replica(loads: number, errors: number): Promise<string> {
  const count = (version: string, outcome: string, number: number) => ({
    section: 'glossario',
    version,
    outcome,
    count: number,
    shell: '1.0.0',
  });
  const counts = [count('1.0.0', 'load', loads), count('1.1.0', 'load', loads), count('1.1.0', 'error', errors)];
  const server = createServer((_, response) => response.end(JSON.stringify(counts)));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `localhost:${(server.address() as AddressInfo).port}`;
}

const watchOnce = (...apis: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../src/watchStaged.ts'), '1'], {
    env: { ...process.env, SITE: site, API_SERVERS: apis.join(' ') },
  });
const running = async () => (await readDeployment(new FolderTarget(site))).registry.sections.glossario;

it('withdraws a staged version that clearly fails more often, by the counts of all replicas together', async () => {
  const { stderr } = await watchOnce(await replica(120, 40), await replica(120, 40));
  expect(stderr).toContain('glossario 1.1.0 is withdrawn: it failed 80 times in 240 loads, 1.0.0 0 times in 240.');
  expect(await running()).not.toHaveProperty('next');
});

it('leaves it while too few loads are counted', async () => {
  await watchOnce(await replica(120, 40));
  expect(await running()).toMatchObject({ next: { version: '1.1.0' } });
});

it('gives a staged version to all visitors after the good loads for which it was released to wait', async () => {
  await stage({ promoteAfter: 200 }, 2);
  await watchOnce(await replica(120, 0));
  expect(await running()).toMatchObject({ version: '1.0.0' });
  const { stderr } = await watchOnce(await replica(120, 0), await replica(120, 0));
  expect(stderr).toContain('glossario 1.1.0 runs for all visitors: it failed 0 times in 240 loads, 1.0.0 0 times in 240.');
  expect(await running()).toMatchObject({ version: '1.1.0', previous: { version: '1.0.0' } });
});
