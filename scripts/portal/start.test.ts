import { spawnSync } from 'node:child_process';
import { root } from '@territori/build/workspace';
import { expect, it } from 'vitest';

it('npm start ends before it builds anything when a setting is wrong, with one line that says why', () => {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/portal/start.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT: '' },
  });
  expect({ status: run.status, stdout: run.stdout, stderr: run.stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'PORT is empty: it must be a whole number up to 65535\n',
  });
});
