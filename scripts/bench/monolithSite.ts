import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPackage, localVersion } from '@territori/build/compile/buildPackage';
import type { PublishedShell } from '@territori/build/rspack/PublishedShellPlugin';
import { indexHtml } from '@territori/build/site/pages/indexHtml';
import { shellPage } from '@territori/build/site/pages/shellPage';
import { FolderTarget } from '@territori/build/site/store/FolderTarget';
import { root } from '@territori/build/workspace';

/**
 * Composes a site of the same source built as one bundle, split by route.
 * @param preload files that the page asks for before its bundle runs
 */
export async function monolithSite(directory: string, preload: readonly string[] = []): Promise<void> {
  const { directory: built } = await buildPackage({
    config: 'monolith',
    directory: join(root, 'shell'),
    version: localVersion('shell'),
    variant: 'monolith',
  });
  await rm(directory, { recursive: true, force: true });
  const target = new FolderTarget(directory);
  await target.upload('assets', built);
  const shell = JSON.parse(await readFile(join(built, 'shell.json'), 'utf8')) as PublishedShell;
  const page = await shellPage();
  const initial = shell.initial.map((file) => `assets/${file}`);
  // the page names its first files without this list
  const tags = preload.filter((file) => !initial.includes(file)).map((file) => `<link rel="preload" href="${file}" as="script">`);
  await target.replace(
    'index.html',
    indexHtml(page, { initial: shell.initial }, ['<link rel="preload" href="config.json" as="fetch" crossorigin="anonymous">', ...tags]),
  );
}
