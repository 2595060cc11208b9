import { spawnSync } from 'node:child_process';
import { progress } from '@territori/build/cli/progress';
import { root } from '@territori/build/workspace';
import { findEngine } from '../deploy/test/engine/findEngine.ts';
import { ensureGit } from './ensureGit.ts';
import { ensureHeadlessShell } from './ensureHeadlessShell.ts';

/**
 * Builds the images, starts `docker-compose.yml` and tries the steps of an operator. Without a container engine it names
 * the missing part and skips the test. With --required, for a machine that must have an engine, it fails instead.
 */
const log = progress();
const engine = await findEngine();
if ('missing' in engine) {
  console.warn(`Skipped: ${engine.missing}`);
  console.warn('No image was built and no container was started. On Debian 13: apt-get install docker.io docker-compose docker-buildx');
  console.log('0 passed, 0 failed, 1 skipped');
  process.exit(process.argv.includes('--required') ? 1 : 0);
}
log(engine.version);
await ensureGit(log);
const env = { ...process.env, ...(await ensureHeadlessShell(log)) };
const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'deploy/test/engine/vitest.config.ts', '--reporter=verbose'], {
  cwd: root,
  stdio: 'inherit',
  env,
});
log('done');
process.exit(status ?? 1);
