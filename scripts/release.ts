import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RevisionConflict, readDeployment } from '@territori/build/site/deployment';
import { FolderTarget } from '@territori/build/site/FolderTarget';
import { type Change, publish } from '@territori/build/site/publish';
import { ReleaseRefused, refuseMisfits, release } from '@territori/build/site/release';
import { writePages } from '@territori/build/site/writePages';
import { root } from '@territori/build/workspace';
import { ensureChromium } from './ensure-chromium.ts';
import { progress } from './progress.ts';
import { siteFolder, siteTarget } from './target.ts';

/** `npm run release -- glossario --to <site>`: builds, tries and releases one part of a site. */
const [part = '', ...rest] = process.argv.slice(2);
const tell = progress();

function refuseDirtyTree(): void {
  const { stdout, status } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (status === 0 && stdout.trim() !== '')
    throw new ReleaseRefused(`Commit first: a release is made from a clean tree.\n${stdout.trimEnd()}`);
}

/** Composes the candidate with what the site runs, in a folder of its own, and walks through all of it in a browser. */
async function tryOut(change: Change): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-candidate-'));
  try {
    await cp(siteFolder(rest), folder, { recursive: true, force: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    const target = new FolderTarget(folder);
    await publish(target, await readDeployment(target), change);
    const candidate = await writePages(target);
    refuseMisfits(candidate);
    // a site that is only being filled has nothing to open yet
    if (!candidate.shell || Object.keys(candidate.registry.sections).length === 0) return;
    tell('trying it beside the released others');
    const { status } = spawnSync('npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts', 'candidate'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...(await ensureChromium(tell)), E2E_SITE: folder },
    });
    if (status !== 0) throw new ReleaseRefused('The candidate does not hold beside what is released. Nothing was changed.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  refuseDirtyTree();
  await release({ target: siteTarget(rest), part, tryOut, tell });
} catch (error) {
  console.error(error instanceof ReleaseRefused || error instanceof RevisionConflict ? error.message : error);
  process.exitCode = 1;
}
