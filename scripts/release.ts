import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRunning } from '@territori/build/site/copyRunning';
import type { Deployment } from '@territori/build/site/deployment';
import type { Change } from '@territori/build/site/planChange';
import { publish } from '@territori/build/site/publish';
import { ReleaseRefused } from '@territori/build/site/ReleaseRefused';
import { release } from '@territori/build/site/release';
import { writePages } from '@territori/build/site/writePages';
import { root } from '@territori/build/workspace';
import { ensureChromium } from './ensureChromium.ts';
import { progress } from './progress.ts';
import { openTarget } from './target.ts';

/** `npm run release -- glossario --to <site>`: builds, tests and releases one part of a site. */
const [part = '', ...rest] = process.argv.slice(2);
const log = progress();

function refuseDirtyTree(): void {
  const { stdout, status } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (status === 0 && stdout.trim() !== '')
    throw new ReleaseRefused(`Commit first: a release is made from a clean tree.\n${stdout.trimEnd()}`);
}

try {
  refuseDirtyTree();
  const target = await openTarget(rest);

  /** Composes the candidate with what the site runs in a separate folder, and visits every page in a browser. */
  const tryOut = async (change: Change, before: Deployment): Promise<void> => {
    const folder = await mkdtemp(join(tmpdir(), 'territori-candidate-'));
    const site = join(folder, 'site');
    try {
      const copy = await copyRunning(target, { deployment: before, folder: site });
      await publish(copy, before, change);
      const candidate = await writePages(copy);
      // a site without a shell or without sections has no page to open yet
      if (!candidate.shell || Object.keys(candidate.registry.sections).length === 0) return;
      log('testing it with the released parts');
      const command = ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list', '--output', join(folder, 'results')];
      const { status } = spawnSync('npx', command, {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, ...(await ensureChromium(log)), E2E_SITE: site, E2E_DATABASE: join(folder, 'database') },
      });
      if (status !== 0) throw new ReleaseRefused('The candidate failed its tests with the released parts. Nothing was changed.');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  await release({ target, part, tryOut, log });
} catch (error) {
  console.error(error instanceof ReleaseRefused ? error.message : error);
  process.exitCode = 1;
}
