import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@territori/build/workspace';
import { describe, expect, it } from 'vitest';
import { freePorts } from '../processes/freePorts.ts';
import { startNginx } from '../processes/startNginx.ts';
import { startApiStub } from './apiStub.ts';
import { openDirectory } from './openDirectory.ts';

const run = promisify(execFile);
const withSecrets = join(root, 'deploy/container/with-secrets');
const checkApi = join(root, 'deploy/container/checkApi.mjs');
const checkNginx = join(root, 'deploy/nginx/check');

describe('with-secrets', () => {
  const print = (environment: Record<string, string>) =>
    run(withSecrets, ['sh', '-c', 'printf %s "$PGPASSWORD"'], { env: { PATH: process.env.PATH, ...environment } });

  it('hands a secret from its file to the command, whatever characters it has', async () => {
    const secret = `a b'"$(id)\\`;
    const file = join(await openDirectory(), 'password');
    writeFileSync(file, `${secret}\n`);
    expect((await print({ PGPASSWORD_FILE: file })).stdout).toBe(secret);
  });

  it('does not start the command when the file is not there, and says which', async () => {
    await expect(print({ PGPASSWORD_FILE: '/nowhere' })).rejects.toThrow('PGPASSWORD_FILE names /nowhere, which cannot be read');
  });
});

describe('the health checks of the images', () => {
  it('tell an nginx that answers from one that does not', async () => {
    const [port] = await freePorts(1);
    const LISTEN = `127.0.0.1:${port}`;
    const check = () => run(checkNginx, { env: { PATH: process.env.PATH, LISTEN } });
    await expect(check()).rejects.toThrow();
    const nginx = await startNginx('static', { LISTEN, SITE: tmpdir() });
    await expect(check()).resolves.toBeDefined();
    await nginx.stop();
  });

  it('tell an API that answers from one that does not', async () => {
    const api = await startApiStub();
    const check = () => run(process.execPath, [checkApi], { env: { PORT: api.server.split(':')[1] } });
    await expect(check()).resolves.toBeDefined();
    await api.stop();
    await expect(check()).rejects.toThrow();
  });
});
