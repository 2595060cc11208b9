import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@territori/build/workspace';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiReplica, startApiReplica } from '../processes/startApiReplica.ts';
import { type RelayedPostgres, startPostgresBehindRelay } from './postgresBehindRelay.ts';

const run = promisify(execFile);
const temporary = mkdtempSync(join(tmpdir(), 'territori-'));
/** Node's own barrier against writing, under the name that this version has for it. A thread writes the files that are asked for. */
const barrier = [
  process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
  '--allow-fs-read=*',
  `--allow-fs-write=${temporary}`,
  '--allow-worker',
];

describe('a replica that may write into its temporary directory and nowhere else, as in its container', () => {
  let postgres: RelayedPostgres;
  let replica: ApiReplica;

  beforeAll(async () => {
    postgres = await startPostgresBehindRelay();
    const programs = join(temporary, 'programs');
    await run(process.execPath, [join(root, 'scripts/bundleApi.mjs'), programs]);
    replica = await startApiReplica(postgres.url, { program: [join(programs, 'main.mjs')], nodeOptions: barrier, temporary });
  }, 120_000);
  afterAll(async () => {
    await replica?.end('SIGTERM');
    await postgres?.stop();
    rmSync(temporary, { recursive: true, force: true });
  });

  it.each([
    ['/api/Report/Spool/2025-01-01/61?PageSize=10', undefined],
    ['/api/Report/Spool/2025-01-01/61?pdoctype=XLSX&pmetadati=1', undefined],
    ['/publish/reportspooljson?pfun=68&pdata=2025-01-01', undefined],
    ['/api/Promemoria/Download', undefined],
    ['/api/consultazioni', { id_funzione: 61 }],
  ])('answers %s', async (path, body) => {
    const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`http://${replica.server}${path}`, init);
    await answer.arrayBuffer();
    expect(answer.ok).toBe(true);
  });

  it('is refused any other place', async () => {
    const program = `require('node:fs').writeFileSync(${JSON.stringify(join(root, 'written'))}, '')`;
    await expect(run(process.execPath, [...barrier, '-e', program])).rejects.toThrow('ERR_ACCESS_DENIED');
  });
});
