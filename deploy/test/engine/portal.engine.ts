import { join } from 'node:path';
import { chromium as browsers } from '@playwright/test';
import { chromium } from '@territori/build/trial/chromium';
import type { Registry } from '@territori/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ComposeProject } from './ComposeProject.ts';
import { interruptions } from './containerFigures.ts';
import { run } from './run.ts';
import { steadyCalls } from './steadyCalls.ts';

const MEGABYTE = 1e6;
const SPOOL = '/api/Report/Spool/2019-01-01/61?PageNum=1&PageSize=20';

/** One after the other, as on an operator's day: each begins where the one before it ended. */
describe('the portal in containers', () => {
  let portal: ComposeProject;
  const began = new Date();
  beforeAll(async () => {
    portal = await ComposeProject.make();
  }, 60_000);
  afterAll(() => portal?.remove(), 180_000);

  const get = (path: string) => fetch(portal.origin + path, { signal: AbortSignal.timeout(10_000) });
  const registry = async () => (await (await get('/registry.json')).json()) as Registry;
  const version = async () => (await registry()).sections.glossario?.version;
  const edition = async () => {
    const answer = await get('/api/edizione');
    if (!answer.ok) throw new Error(`/api/edizione answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: string; nome: string };
  };
  const answers = () => expect.poll(async () => (await get('/api/HealthCheck')).status, { timeout: 60_000, interval: 500 }).toBe(200);
  const imageId = async (image: string) => (await portal.docker(['image', 'inspect', '--format', '{{.Id}}', image])).trim();
  const isComplete = (outcome: { calls: number; lost: readonly string[] }) => {
    console.warn(`${outcome.calls} calls, ${outcome.lost.length} lost`);
    expect(outcome.lost).toEqual([]);
    expect(outcome.calls).toBeGreaterThan(50);
  };
  const areHealthy = (service: string, count: number) =>
    expect
      .poll(
        async () =>
          (await portal.inspect()).filter((one) => one.service === service && one.container.State.Health?.Status === 'healthy').length,
        { timeout: 60_000, interval: 500 },
      )
      .toBe(count);

  it('builds its images, none larger than it has to be', async () => {
    await portal.compose('build', '--quiet');
    for (const image of portal.images()) {
      const size = Number(await portal.docker(['image', 'inspect', '--format', '{{.Size}}', image])) / MEGABYTE;
      const most = image.includes('/api:') ? 300 : image.includes('/tools:') ? 400 : 190;
      console.warn(`${image} ${Math.round(size)} MB`);
      expect(size, image).toBeLessThanOrEqual(most);
    }
  }, 1_500_000);

  it('has no secret in a layer', async () => {
    for (const image of portal.images()) {
      expect(await portal.docker(['image', 'history', '--no-trunc', image]), image).not.toMatch(/password[=:]\S|-----BEGIN/i);
      const listed = await portal.docker([
        ...['run', '--rm', '--network', 'none', '--user', '0', '--entrypoint', 'sh', image, '-c'],
        `ls -A /srv /run/secrets 2>/dev/null; grep -rlsF ${portal.password} /srv /etc /usr/local /tmp /root /home || true; find / -xdev \\( -name .env -o -name '*.key' -o -name database_password \\) -print`,
      ]);
      expect(listed, image).not.toMatch(/database_password|\.env$|tls\.key/m);
      expect(listed, image).not.toContain(portal.password);
    }
  }, 120_000);

  it('comes up as one command, with the registry made and every service healthy but the API, which waits for data', async () => {
    await portal.compose('up', '--detach', '--no-build');
    await expect
      .poll(
        async () => {
          const found = await portal.inspect();
          return found.filter(
            ({ service, container: { State } }) =>
              (service === 'api' ? State.Status !== 'running' : State.Health?.Status !== 'healthy') &&
              !(service === 'registry' && State.Status === 'exited' && State.ExitCode === 0),
          );
        },
        { timeout: 90_000, interval: 500 },
      )
      .toEqual([]);
    await answers();
    expect((await get('/')).status).toBe(200);
    expect(Object.keys((await registry()).sections)).toHaveLength(portal.images().length - 4);
  }, 120_000);

  it('runs each process without rights, on a file system that it cannot change, with no secret in its environment', async () => {
    for (const { service, container } of await portal.inspect()) {
      expect(container.Config.Env.join('\n'), service).not.toContain(portal.password);
      if (container.State.Status !== 'running') continue;
      const said = await portal.compose(
        'exec',
        '-T',
        service,
        'sh',
        '-c',
        'id -u; touch /usr/written 2>&1 || true; grep CapEff /proc/self/status',
      );
      expect(said, service).not.toMatch(/^0$/m);
      expect(said, service).toMatch(/Read-only file system/);
      expect(said, service).toMatch(/CapEff:\s+0+$/m);
    }
  }, 60_000);

  it('serves the data after a load, and the pages for search engines', async () => {
    // the data that come with the image: a test asks no public service
    await portal.compose('run', '--rm', '-T', 'loader', 'dist/cli/main.mjs', 'load');
    // a replica looks for a new edition every second
    await expect.poll(edition, { timeout: 5000 }).toMatchObject({ nome: expect.stringMatching(/\S/) });
    await areHealthy('api', 2);
    const rows = await fetch(portal.origin + SPOOL, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(await rows.json()).toMatchObject({ totalRows: expect.any(Number) });
    await portal.compose('run', '--rm', '-T', 'indice');
    expect((await get('/indice/')).status).toBe(200);
  }, 300_000);

  it('opens in a browser', async () => {
    const browser = await browsers.launch(chromium());
    try {
      const page = await browser.newPage({ locale: 'it-IT' });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(portal.origin);
      await page.locator('main h1').waitFor({ timeout: 15_000 });
      await page.goto(`${portal.origin}/#/glossario`);
      await page.locator('main h1', { hasText: 'Glossario' }).waitFor({ timeout: 15_000 });
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
    }
  }, 60_000);

  it('was not interrupted so far', async () => {
    const lines = await interruptions(portal, began);
    expect(lines.filter((line) => line.startsWith('oom') || (line.startsWith('die') && !line.includes('registry')))).toEqual([]);
  });

  it('builds one section where one section changed, and releases it without losing a call', async () => {
    const before = await Promise.all(portal.images().map(imageId));
    const old = await version();
    await portal.docker(['tag', portal.image('mf-glossario'), portal.image('mf-glossario', 'containers-test-previous')]);
    await portal.edit('mf-glossario/src/manifest.ts', (text) => text.replace('order: 70', 'order: 71'));
    const began = Date.now();
    await portal.docker(['compose', 'build', '--quiet'], { GLOSSARIO_PREVIOUS: portal.image('mf-glossario', 'containers-test-previous') });
    console.warn(`built again in ${Math.round((Date.now() - began) / 1000)} s`);
    const after = await Promise.all(portal.images().map(imageId));
    const changed = portal.images().filter((_, index) => before[index] !== after[index]);
    expect(changed).toEqual([portal.image('mf-glossario')]);

    isComplete(
      await steadyCalls(portal.origin, async () => {
        await portal.replaceReplicas('mf-glossario');
        await portal.compose('run', '--rm', '-T', 'registry');
      }),
    );
    expect(await version()).not.toBe(old);
    expect((await get(`/mf/glossario/${old}/remoteEntry.js?kept`)).status).toBe(200);
  }, 300_000);

  it('rolls the section back without losing a call, and keeps the files of the newer version', async () => {
    const newer = await version();
    const dockerfile = `FROM ${portal.image('mf-glossario')}\nCOPY --from=${portal.image('mf-glossario', 'containers-test-previous')} /srv/site /srv/site\n`;
    await portal.docker(['build', '--quiet', '--tag', portal.image('mf-glossario'), '-'], { input: dockerfile });
    isComplete(
      await steadyCalls(portal.origin, async () => {
        await portal.replaceReplicas('mf-glossario');
        await portal.compose('run', '--rm', '-T', 'registry');
      }),
    );
    expect(await version()).not.toBe(newer);
    expect((await get(`/mf/glossario/${newer}/remoteEntry.js?kept`)).status).toBe(200);
  }, 300_000);

  it('replaces the replicas of the API without losing a call; the next plain `up` leaves the new ones alone', async () => {
    const old = await portal.containers('api');
    isComplete(await steadyCalls(portal.origin, () => portal.replaceReplicas('api')));
    const replaced = await portal.containers('api');
    expect(replaced).toHaveLength(old.length);
    expect(replaced.filter((id) => old.includes(id))).toEqual([]);
    await portal.compose('up', '--detach', '--no-build');
    expect(await portal.containers('api')).toEqual(replaced);
  }, 180_000);

  it('goes from two replicas to three and back without losing a call', async () => {
    isComplete(
      await steadyCalls(portal.origin, async () => {
        await portal.docker(['compose', 'up', '--detach', '--no-build', 'api'], { API_REPLICAS: '3' });
        await areHealthy('api', 3);
        await portal.docker(['compose', 'up', '--detach', '--no-build', 'api'], { API_REPLICAS: '2' });
        await areHealthy('api', 2);
      }),
    );
  }, 180_000);

  it('loses no call when a replica is killed', async () => {
    const [one = ''] = await portal.containers('api');
    isComplete(
      await steadyCalls(portal.origin, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await portal.docker(['kill', one]);
        await new Promise((resolve) => setTimeout(resolve, 6000));
      }),
    );
    await portal.compose('up', '--detach', '--no-build', 'api');
    await areHealthy('api', 2);
  }, 120_000);

  it('answers again by itself when PostgreSQL was restarted', async () => {
    const { id } = await edition();
    await portal.compose('restart', 'postgres');
    await answers();
    expect((await edition()).id).toBe(id);
  }, 120_000);

  it('is dumped, and restored into an empty database', async () => {
    const { id, nome } = await edition();
    const file = join(portal.directory, 'territori.dump');
    const shell = (command: string) => run('bash', ['-euo', 'pipefail', '-c', command], { cwd: portal.directory, env: portal.environment });
    await shell(`docker compose exec -T postgres pg_dump -U territori -Fc territori > ${file}`);
    await portal.compose('stop', 'api');
    await portal.compose('exec', '-T', 'postgres', 'dropdb', '-U', 'territori', '--if-exists', 'territori');
    await portal.compose('exec', '-T', 'postgres', 'createdb', '-U', 'territori', 'territori');
    await shell(`docker compose exec -T postgres pg_restore -U territori -d territori --no-owner --no-acl --single-transaction < ${file}`);
    await portal.compose('up', '--detach', '--no-build');
    await answers();
    expect(await edition()).toMatchObject({ id, nome });
  }, 180_000);

  it('goes down and comes up again with the data there', async () => {
    const { id } = await edition();
    await portal.compose('down', '--timeout', '40');
    await portal.compose('up', '--detach', '--no-build');
    await answers();
    expect((await edition()).id).toBe(id);
  }, 180_000);

  it('takes away what it made, and leaves an image that an operator gave another name', async () => {
    const operators = 'territori-test-of-an-operator/proxy:latest';
    const inspect = (image: string) => run('docker', ['image', 'inspect', '--format', '{{.Id}}', image]);
    await run('docker', ['tag', portal.image('proxy'), operators]);
    try {
      const id = await inspect(operators);
      await portal.remove();
      expect(await inspect(operators)).toBe(id);
      for (const image of portal.images()) await expect(inspect(image)).rejects.toThrow(/no such image/i);
    } finally {
      await run('docker', ['rmi', operators]);
    }
  }, 180_000);
});
