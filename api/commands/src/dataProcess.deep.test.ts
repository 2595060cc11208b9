import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { folderOf } from '@territori/api-testing/folderOf';
import { runData } from '@territori/api-testing/runData';
import { emptyDirectory } from '@territori/api-testing/testDatabase';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it('npm run data says who holds the directory, with exit code 3', async () => {
  const directory = await folderOf({ 'territori.lock': `${process.ppid}` });
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('PORTALE_DATABASE', directory);
  const { code, complained } = await runData(undefined, ['load']);
  expect(code).toBe(3);
  expect(complained).toContain(`in use by process ${process.ppid}`);
});

it('npm run data ends the process with its code, and complains on the standard error', async () => {
  const run = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url));
  const environment = { ...process.env, DATABASE_URL: '', PORTALE_DATABASE: await emptyDirectory() };
  const start = (command: string) => spawnSync(process.execPath, [run, 'data', command], { encoding: 'utf8', env: environment });
  expect(start('status')).toMatchObject({ status: 0, stdout: 'No edition is loaded\n', stderr: '' });
  expect(start('lode')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('npm run data -- <command>') });
});
