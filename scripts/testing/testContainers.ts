import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { progress } from '@territori/build/cli/progress';
import { CHROMIUM, HEADLESS_SHELL } from '@territori/build/trial/chromiumPaths';
import { root } from '@territori/build/workspace';
import { findBaseImages, makeStandIns } from '../../deploy/test/engine/baseImages.ts';
import { findEngine } from '../../deploy/test/engine/findEngine.ts';
import { aptInstall, atTerminal, type NeededPackage, offerPackages } from '../ensure/offerPackages.ts';

/**
 * Builds the images, starts `docker-compose.yml` and tries the steps of an operator.
 *
 * `--minutes 5` in place of that loads the record into a portal that starts from nothing, calls it 40 times a second for so many minutes,
 * and fails on a kill, a restart or a lost call. `--yes` installs missing packages of Debian without a question, as CI=true does. Without
 * a container engine it names the missing part and skips the test; with `--required`, for a machine that must have one, it fails instead.
 */
const { values } = parseArgs({
  options: { required: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false }, minutes: { type: 'string' } },
});
if (values.minutes !== undefined && !(Number(values.minutes) > 0)) {
  console.error(`--minutes is "${values.minutes}"; it must be a number above 0.`);
  process.exit(2);
}

const log = progress();
const engine = await findEngine();
if ('missing' in engine) {
  console.warn(`Skipped: ${engine.missing}`);
  console.warn('No image was built and no container was started. On Debian 13: apt-get install docker.io docker-compose docker-buildx');
  console.log('0 passed, 0 failed, 1 skipped');
  process.exit(values.required ? 1 : 0);
}
log(engine.version);

const isOnPath = (program: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((folder) => existsSync(join(folder, program)));
const browser = [process.env.CHROMIUM, HEADLESS_SHELL, ...CHROMIUM, chromium.executablePath()].find((path) => path && existsSync(path));
const found = await findBaseImages();
const missing: NeededPackage[] = [
  ...(isOnPath('git') ? [] : [{ name: 'git', purpose: 'copies the sources' }]),
  ...(browser ? [] : [{ name: 'chromium-headless-shell', purpose: 'opens the portal' }]),
  ...(found || isOnPath('debootstrap') ? [] : [{ name: 'debootstrap', purpose: 'makes base images, which cannot be pulled here' }]),
];
try {
  await offerPackages(missing, { yes: values.yes || process.env.CI === 'true', ask: atTerminal, install: aptInstall });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (!found) log('The base images cannot be pulled: making stand-ins of packages of Debian and npm');
const images = found ?? (await makeStandIns());

const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'deploy/test/engine/vitest.config.ts', '--reporter=verbose'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...images, ...(browser && { CHROMIUM: browser }), ...(values.minutes && { MINUTES: values.minutes }) },
});
log('done');
process.exit(status ?? 1);
