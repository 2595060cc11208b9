import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadedArchive } from '@territori/api-testing/loadedArchive';
import { openApp, type TestApp } from '@territori/api-testing/testApp';
import { root } from '@territori/build/workspace';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../../deploy/processes/freePorts.ts';

const run = promisify(execFile);
/** The portal that the lines of the README ask. */
const PORTAL = 'http://localhost:8080';

/** How the lines of a tool are run, what must be on the machine, and what they print. curl is always there. */
const TOOLS = {
  curl: { command: ['sh', '-ec'], probe: ['curl', '--version'], prints: ['Senis', 'Sadali', 'Crespellano', '"codice_nuovo":"037061"'] },
  pandas: { command: ['python3', '-c'], probe: ['python3', '-c', 'import pandas'], prints: ['7744', 'Fiumicino'] },
  R: { command: ['Rscript', '-e'], probe: ['Rscript', '--version'], prints: ['022004', 'Amblar-Don', 'L.R. N. 8 del 24/07/2015'] },
  DuckDB: { command: ['python3', '-c'], probe: ['python3', '-c', 'import duckdb'], prints: ['Veneto', '581', '7812'] },
} as const;
/** Those that no package of npm or of a usual machine runs. */
const BY_HAND = ['OpenRefine', 'QGIS'] as const;

const isHere = ([program, ...options]: readonly [string, ...string[]]): boolean => {
  try {
    execFileSync(program, options, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

describe('the lines for tools in the README of the API', () => {
  let api: TestApp;
  let readme = '';
  let origin = '';
  let folder = '';
  beforeAll(async () => {
    const [port] = await freePorts(1);
    origin = `http://127.0.0.1:${port}`;
    folder = await mkdtemp(join(tmpdir(), 'territori-tools-'));
    readme = await readFile(join(root, 'api/README.md'), 'utf8');
    api = await openApp('pglite', { archive: await loadedArchive(), publicOrigin: origin });
    await api.app.listen({ port: port ?? 0, host: '127.0.0.1' });
  }, 240_000);
  afterAll(async () => {
    await api?.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  const sectionOf = (tool: string): string => readme.split(`\n### ${tool}\n`)[1]?.split(/\n##+ /)[0] ?? '';
  const linesOf = (tool: string): string[] => /```\w+\n(.*?)\n```/s.exec(sectionOf(tool))?.[1]?.split('\n') ?? [];

  it.each([...Object.keys(TOOLS), ...BY_HAND])('are four for %s, on the address of npm start', (tool) => {
    const lines = linesOf(tool);
    expect(lines).toHaveLength(4);
    expect(lines.join('\n')).toContain(PORTAL);
  });

  it.each((Object.keys(TOOLS) as (keyof typeof TOOLS)[]).filter((tool) => isHere(TOOLS[tool].probe)))(
    'run as they stand: %s',
    async (tool) => {
      const [program, option] = TOOLS[tool].command;
      const lines = linesOf(tool).join('\n').replaceAll(PORTAL, origin);
      const { stdout } = await run(program, [option, lines], { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } });
      for (const text of TOOLS[tool].prints) expect(stdout).toContain(text);
      if (tool === 'curl') expect((await readFile(join(folder, 'veneto-1951.csv'), 'utf8')).trimEnd().split('\n')).toHaveLength(582);
    },
    120_000,
  );

  it.each(BY_HAND)('say when they were last tried, where no test runs them: %s', (tool) => {
    expect(sectionOf(tool)).toMatch(/Last tried on \d\d\/\d\d\/2\d{3} with \w+ [\d.]+/);
  });

  it('name what the service of OpenRefine and the collections of QGIS are called', async () => {
    const manifest = (await api.get('/reconcile')).json();
    const asked = JSON.parse(linesOf('OpenRefine').join('\n').replaceAll(PORTAL, origin));
    const { identifierSpace, schemaSpace } = manifest;
    expect(asked).toMatchObject([
      { config: { service: `${origin}/reconcile`, identifierSpace, schemaSpace, type: manifest.defaultTypes[0] } },
      { endpoint: `${origin}/reconcile`, identifierSpace, schemaSpace },
    ]);
    const { properties } = (await api.get('/reconcile/extend/propose?type=comune')).json();
    const proposed = properties.map(({ id }: { id: string }) => id);
    for (const { id } of asked[1].extension.properties) expect(proposed).toContain(id);
    const [, address = '', collection] = /url='([^']+)' typename='(\w+)'/.exec(linesOf('QGIS').join('\n')) ?? [];
    const landing = (await api.get(address.replace(PORTAL, ''))).json();
    const { href } = landing.links.find(({ rel }: { rel: string }) => rel === 'data');
    const { collections } = (await api.get(href.replace(origin, ''))).json();
    expect(collections.map(({ id }: { id: string }) => id)).toContain(collection);
  });
});
