import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT, type PublishedSection } from '@territori/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BuildRequest } from '../compile/buildPackage.ts';
import type { PublishedShell } from '../rspack/PublishedShellPlugin.ts';
import type { Deployment } from './deployment.ts';
import { readDeployment } from './readDeployment.ts';
import { release } from './release.ts';
import { FolderTarget } from './store/FolderTarget.ts';

const builds = vi.hoisted(() => ({ write: async (_: BuildRequest): Promise<string> => '' }));
// the compiler alone is replaced: e2e/workspace releases with it
vi.mock('../compile/buildPackage.ts', () => ({
  buildPackage: async (request: BuildRequest) => ({ version: request.version, directory: await builds.write(request), fresh: true }),
}));

let folder: string;
let target: FolderTarget;
/** What the build of a part has that others lack. */
let own: Partial<PublishedSection & PublishedShell>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'territori-release-'));
  target = new FolderTarget(join(folder, 'site'));
  own = {};
});
afterEach(() => rm(folder, { recursive: true, force: true }));

builds.write = async ({ config, directory, version }) => {
  const id = directory.replace(/^.*\/(mf-)?/, '');
  const built = join(folder, 'built', id);
  const section = {
    ...{ id, version, routes: [`/${id}`], title: { it: id, en: id }, contract: CONTRACT, container: `mf_${id}` },
    ...{ needs: { '@territori/kit': '^1.0.0' }, builtWith: {}, sizes: { entry: 1, total: 1 }, firstPage: [], ...own },
  };
  const shell = { version, initial: ['main.js'], next: [], provides: { '@territori/kit': '1.0.0' }, providedFiles: {}, ...own };
  const files =
    config === 'shell'
      ? { 'shell.json': shell, 'main.js': 'x'.repeat(5000) }
      : { 'section.json': section, 'build.json': { firstPageShared: [], integrity: {} }, 'remoteEntry.js': 'x'.repeat(5000) };
  await rm(built, { recursive: true, force: true });
  await mkdir(built, { recursive: true });
  for (const [file, content] of Object.entries(files))
    await writeFile(join(built, file), typeof content === 'string' ? content : JSON.stringify(content));
  return built;
};

const ids = ({ registry }: Deployment) => Object.keys(registry.sections).sort();

it('two releases of different parts at the same time both succeed, and the later one is tested again with the first', async () => {
  const seen: string[][] = [];
  let first: Promise<Deployment> | undefined;
  await release({
    ...{ target, part: 'glossario' },
    async tryOut(_, before) {
      seen.push(ids(before));
      first ??= release({ target, part: 'storia' });
      await first;
    },
  });
  expect(seen).toEqual([[], ['storia']]);
  expect(ids(await readDeployment(target))).toEqual(['glossario', 'storia']);
  expect(await readdir(join(folder, 'site/revisions'))).toEqual(['000001.json', '000002.json']);
});

it('a part that was released meanwhile is not released over that version', async () => {
  const tryOut = () => release({ target, part: 'glossario' }).then(() => {});
  await expect(release({ target, part: 'glossario', tryOut })).rejects.toThrow(/glossario \S+ is already released/);
});

it('a shell with a shared package that changed without a new version is refused beside a running section, before anything is prepared or changed', async () => {
  own = { sharedSources: { '@territori/kit': 'before' } };
  await release({ target, part: 'shell' });
  await release({ target, part: 'glossario' });
  const before = await readDeployment(target);
  // as a site whose shell has an older version
  vi.spyOn(target, 'read').mockImplementation(async function (this: FolderTarget, name) {
    const text = await FolderTarget.prototype.read.call(this, name);
    return text?.replaceAll(before.shell?.version ?? '', '0.9.0');
  });
  own = { sharedSources: { '@territori/kit': 'after' } };
  const onFit = vi.fn();
  await expect(release({ target, part: 'shell', onFit })).rejects.toThrow(
    '@territori/kit has changed since shell 0.9.0 was released, but still has version 1.0.0',
  );
  expect(onFit).not.toHaveBeenCalled();
  expect((await readdir(join(folder, 'built/shell'))).filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
  expect(await readdir(join(folder, 'site/revisions'))).toEqual(['000001.json', '000002.json']);
});
