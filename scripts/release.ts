import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { progress } from '@territori/build/cli/progress';
import { copyRunning } from '@territori/build/site/copyRunning';
import type { Deployment } from '@territori/build/site/deployment';
import type { Change } from '@territori/build/site/planChange';
import { publish } from '@territori/build/site/publish';
import { ReleaseRefused } from '@territori/build/site/ReleaseRefused';
import { refuseDirtyTree } from '@territori/build/site/refuseDirtyTree';
import { release } from '@territori/build/site/release';
import { readShare } from '@territori/build/site/stage';
import type { Target } from '@territori/build/site/Target';
import { writePages } from '@territori/build/site/writePages';
import { root } from '@territori/build/workspace';
import { ensureHeadlessShell } from './ensureHeadlessShell.ts';
import { siteCommand } from './siteCommand.ts';
import { startTrialApi, type TrialApi } from './startTrialApi.ts';

/** Whether a site with a new version of a part has pages to open: a site without a shell, or with a shell alone, has none yet. */
const hasPages = ({ shell, registry }: Deployment, part: string) =>
  part === 'shell' ? Object.keys(registry.sections).length > 0 : shell !== undefined;

/** Composes the candidate with what the site runs in a separate folder, and visits every page in a browser. */
async function tryOut(target: Target, change: Change, before: Deployment, { api, log }: { api: TrialApi; log: (text: string) => void }) {
  const folder = await mkdtemp(join(tmpdir(), 'territori-candidate-'));
  const site = join(folder, 'site');
  try {
    const copy = await copyRunning(target, { deployment: before, folder: site });
    await publish(copy, before, change);
    await writePages(copy);
    log('testing it with the released parts');
    const command = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list', '--output', join(folder, 'results')];
    const environment = { ...process.env, ...(await ensureHeadlessShell(log)), E2E_SITE: site, E2E_API: await api.url };
    const child = spawn(join(root, 'node_modules/.bin/playwright'), command, { cwd: root, stdio: 'inherit', env: environment });
    const [status] = await once(child, 'exit');
    if (status !== 0) throw new ReleaseRefused('The candidate failed its tests with the released parts. Nothing was changed.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * `npm run release -- glossario --to <site>`: builds, tests and releases one part of a site. With `--share` a percentage of the visitors
 * gets it.
 */
await siteCommand({
  example: 'npm run release -- glossario [--share 10] --to <site>',
  part: true,
  options: ['share'],
  async run({ target, part, values, made }) {
    const share = values.share === undefined ? {} : { share: readShare(values.share) };
    refuseDirtyTree(root);
    const log = progress();
    let api: TrialApi | undefined;
    const start = () => {
      api ??= startTrialApi();
      return api;
    };
    try {
      await release({
        ...{ target, part, made, log, ...share },
        onFit: (before) => hasPages(before, part) && start(),
        tryOut: async (change, before) => {
          if (hasPages(before, part)) await tryOut(target, change, before, { api: start(), log });
        },
      });
    } finally {
      await api?.stop();
    }
  },
});
