import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@territori/build/workspace';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** The way through the containers, and the pages to which it leads. */
const PAGES = ['docs/operations.md', 'deploy/README.md', 'deploy/kubernetes/README.md', 'deploy/systemd/README.md'];
const operations = read('docs/operations.md');
const page = PAGES.map(read).join('\n');
const units = readdirSync(join(root, 'deploy/systemd')).filter((file) => file.endsWith('.service'));
const compose = read('docker-compose.yml');
const { services } = parse(compose, { merge: true }) as { services: Record<string, { image: string; command?: string[] }> };
/** The files that the operator makes. */
const made = /^deploy\/(acme|data|secrets|tls)\b/;

/** Whether a file or folder comes with the repository, or is what `scripts/bundleApi.mjs` makes of a source that does. */
function isThere(path: string): boolean {
  if (!path.startsWith('api/dist')) return existsSync(join(root, path));
  const source = path.replace('api/dist', 'api/src').replace(/\.mjs$/, '.ts');
  return read('scripts/bundleApi.mjs').includes(source) && existsSync(join(root, source));
}

/** The anchors of a page: its headings in small letters, without marks, with hyphens for spaces. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the operations page', () => {
  it('is short enough to be followed from top to bottom', () => {
    expect(operations.trimEnd().split('\n').length).toBeLessThanOrEqual(300);
  });

  const links = PAGES.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^()\s]+)\)/g)]
      .map(([, address = '']) => address)
      .filter((address) => !address.includes(':'))
      .map((address) => [file, address] as const),
  );
  it.each(links)('%s leads to %s', (file, address) => {
    const [path = '', anchor] = address.split('#');
    const target = path ? join(dirname(file), path) : file;
    expect(existsSync(join(root, target)), target).toBe(true);
    if (anchor !== undefined) expect(anchorsOf(target)).toContain(anchor);
  });

  it('is named by no other page with an anchor that it does not have', () => {
    const pages = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/map.md', 'api/README.md', 'shared/build/README.md'];
    const anchors = pages.flatMap((file) => [...read(file).matchAll(/operations\.md#([\w-]+)/g)].map(([, anchor]) => anchor));
    expect(anchorsOf('docs/operations.md')).toEqual(expect.arrayContaining(anchors));
  });
});

describe('the commands of the operations pages', () => {
  const paths = [...page.matchAll(/(?<![\w./-])((?:api|deploy|docs|scripts|shared)\/[\w./*-]*[\w*])/g)].map(([, path = '']) => path);

  it.each([...new Set(paths)].filter((path) => !made.test(path)))('name %s, which is there', (path) => {
    const [folder = '', pattern] = path.split('/*');
    expect(isThere(folder), path).toBe(true);
    if (pattern !== undefined) expect(readdirSync(join(root, folder)).some((file) => file.endsWith(pattern))).toBe(true);
  });

  it('name services that the compose file has', () => {
    const known = new Set(Object.keys(services));
    const named = [
      ...page.matchAll(
        /docker compose (?:run --rm(?: --entrypoint sh)?(?: -v "?[^" ]*"?)?|up -d(?: --no-deps| --force-recreate)?|build|exec(?: -T)?|logs) ([a-z][\w-]*)/g,
      ),
    ].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(known.has(name) || name === 'mf-', `docker compose … ${name}`).toBe(true);
  });

  const scripts = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, script = '']) => script);
  it.each(scripts)('can be read by a shell: %.40s', (script) => {
    expect(spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' }).stderr).toBe('');
  });

  it('describe every variable of the compose file', () => {
    const variables = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name));
    for (const name of variables) expect(page.includes(`\`${name}\``) || name.endsWith('_PREVIOUS'), name).toBe(true);
  });
});

describe('the units of systemd', () => {
  it.each(units)('%s starts again what ended, and not faster than it fails', (unit) => {
    expect(read(`deploy/systemd/${unit}`)).toMatch(/^Restart=always\nRestartSec=\d+$/m);
  });
});

it('keeps the settings of a machine out of the repository, from which a release is refused that has changes', () => {
  expect(read('.gitignore').split('\n')).toContain('.env');
});

describe('the programs that containers and jobs run', () => {
  const commands = [
    ...Object.values(services).flatMap(({ image, command }) => (command?.[0]?.match(/\.(ts|mjs)$/) ? [[image, command[0]] as const] : [])),
    ...[...read('deploy/kubernetes/jobs.yaml').matchAll(/image: (\S+)\n\s+args: \[([^\],]+)/g)].map(
      ([, image = '', program = '']) => [image, program] as const,
    ),
    ...[...read('deploy/Dockerfile').matchAll(/ AS (api|tools)\n(?:(?!^FROM ).*\n)*?CMD \[(?:"--[^"]+", )*"([^"]+)"\]/gm)].map(
      ([, image = '', program = '']) => [image, program] as const,
    ),
  ];

  it.each(commands)('%s: %s is there', (image, program) => {
    expect(isThere(join(/\bapi\b/.test(image) ? 'api' : 'deploy', program))).toBe(true);
  });

  it('are looked for in all three places', () => {
    expect(commands.length).toBeGreaterThanOrEqual(6);
  });

  it.each(units)('%s starts a program that is there', (unit) => {
    const [, program = ''] = /^ExecStart=(.*)$/m.exec(read(`deploy/systemd/${unit}`)) ?? [];
    const path = /(?:\/opt\/territori\/|node (?:--\S+ )*)(\w\S+)/.exec(program)?.[1] ?? '?';
    expect(isThere(path), program).toBe(true);
  });
});
