import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@territori/build/workspace';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('the launcher on a fresh clone', () => {
  const clone = mkdtempSync(join(tmpdir(), 'territori-clone-'));
  const put = (file: string, content: string, mode = 0o644) => {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    writeFileSync(join(clone, file), content, { mode });
  };
  beforeAll(() => {
    for (const file of ['run.mjs', 'runBundled.mjs', 'bundle.mjs', 'installPackages.mjs']) {
      mkdirSync(join(clone, 'scripts'), { recursive: true });
      copyFileSync(join(root, 'scripts', file), join(clone, 'scripts', file));
    }
    put('pnpm-lock.yaml', '');
    put(
      'api/src/cli/main.ts',
      'const given: string[] = process.argv.slice(2);\nconsole.log(JSON.stringify(given));\nprocess.exitCode = 3;\n',
    );
    // replaces pnpm, which would need the network: makes the packages and prints progress
    put(
      'bin/npx',
      [
        '#!/bin/sh',
        'echo "$@"',
        // where other packages are installed, pnpm asks before it puts all in place again, and ends without a terminal
        'case "$*" in *--config.confirm-modules-purge=false*) ;; *) test ! -e node_modules/.modules.yaml || exit 1 ;; esac',
        'case "$*" in *--prod*) tests=false ;; *) tests=true ;; esac',
        `mkdir -p node_modules && ln -sf "${root}/node_modules/esbuild" "${root}/node_modules/tsx" node_modules/`,
        `echo "{ \\"included\\": { \\"devDependencies\\": $tests } }" > node_modules/.modules.yaml`,
        '',
      ].join('\n'),
      0o755,
    );
  });
  afterAll(() => rmSync(clone, { recursive: true, force: true }));
  const run = (...argv: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', ...argv], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(clone, 'bin')}:${process.env.PATH}` },
    });

  it('installs the packages that the record needs, prints progress to standard error, and then runs the command', () => {
    const { stdout, stderr, status } = run('data', 'load', 'a folder', '--pfun', '459');
    expect(stderr).toMatch(
      /^Installing packages…\n--prefix \S+ -y pnpm@\S+ install --frozen-lockfile --prod --filter-prod @territori\/api\.\.\. --reporter/,
    );
    expect(JSON.parse(stdout)).toEqual(['load', 'a folder', '--pfun', '459']);
    expect(status).toBe(3);
  });

  it('prints nothing when they are installed', () => {
    expect(run('data', 'status')).toMatchObject({ stdout: '["status"]\n', stderr: '', status: 3 });
  });

  it('runs a program from the bundle that it has made of it, until a source changes', () => {
    const bundles = () => readdirSync(join(clone, '.cache/programs'));
    const kept = bundles();
    expect(run('data', 'status').stdout).toBe('["status"]\n');
    expect(bundles()).toEqual(kept);
    put('api/src/cli/main.ts', 'const changed: string = "changed";\nconsole.log(changed);\n');
    expect(run('data', 'status')).toMatchObject({ stdout: 'changed\n', stderr: '', status: 0 });
  });

  it('runs a program also where no bundle can be written', () => {
    rmSync(join(clone, '.cache'), { recursive: true });
    put('.cache', '');
    expect(run('data', 'status')).toMatchObject({ stdout: 'changed\n', stderr: '', status: 0 });
  });

  it('installs them again after the lockfile has changed', () => {
    put('pnpm-lock.yaml', '# newer');
    const later = new Date(Date.now() + 5000);
    spawnSync('touch', ['-d', later.toISOString(), join(clone, 'pnpm-lock.yaml')]);
    rmSync(join(clone, 'node_modules'), { recursive: true });
    expect(run('data').stderr).toMatch(/^Installing packages…/);
  });

  it('installs those of the pages with the first command that builds them, and keeps them', () => {
    const installed = /^Installing packages…\n--prefix \S+ -y pnpm@\S+ install --frozen-lockfile --prod --filter !@territori\/e2e /;
    spawnSync('touch', ['-d', new Date(0).toISOString(), join(clone, 'pnpm-lock.yaml')]);
    expect(run('build').stderr).toMatch(installed);
    expect(run('data').stderr).toBe('');
    spawnSync('touch', ['-d', new Date(Date.now() + 60_000).toISOString(), join(clone, 'pnpm-lock.yaml')]);
    expect(run('data').stderr).toMatch(installed);
  });

  it('installs those of tests and checks with the first command that needs them, and keeps them', () => {
    const installed = /^Installing packages…\n--prefix \S+ -y pnpm@\S+ install --frozen-lockfile --reporter/;
    spawnSync('touch', ['-d', new Date(0).toISOString(), join(clone, 'pnpm-lock.yaml')]);
    expect(run('test').stderr).toMatch(installed);
    expect(run('data').stderr).toBe('');
    spawnSync('touch', ['-d', new Date(Date.now() + 60_000).toISOString(), join(clone, 'pnpm-lock.yaml')]);
    expect(run('data').stderr).toMatch(installed);
  });

  it('lists the commands when the command is unknown', () => {
    expect(run('strat')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Unknown command "strat"\. Commands: start, test, /) });
  });
});
