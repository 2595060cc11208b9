import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyTemplate, type NewSection, refuseId } from '@territori/build/newSection/copyTemplate';
import { findPackage } from '@territori/build/sharedModules/installed';
import { readPackage, root } from '@territori/build/workspace';
import { parse, stringify } from 'yaml';
import type { PackedName } from './packedNames.ts';
import { packPackages } from './packPackages.ts';
import { repositoryLockfile } from './repositoryLockfile.ts';

/** The packages of ours that a section's tests and tools use; it may import the others. */
const TOOLS: readonly PackedName[] = ['build', 'testing'];

/** Packages of others that a section imports by name. */
const OTHERS = { dependencies: ['react'], devDependencies: ['@testing-library/react', '@types/react', 'vitest'] } as const;

/** The commands of a section's own repository, by what follows `npm run`. */
export const REPOSITORY_SCRIPTS = {
  dev: 'territori dev',
  build: 'territori build',
  test: 'territori test',
  check: 'territori check',
  publish: 'territori publish',
  releases: 'territori releases',
  rollback: 'territori rollback',
  promote: 'territori promote',
  withdraw: 'territori withdraw',
  remove: 'territori remove',
  ci: 'territori check && territori test && territori build',
} as const;

const versionOf = (name: string) => {
  const found = findPackage(name, join(root, 'shared/kit')) ?? findPackage(name, join(root, 'shared/testing'));
  if (!found) throw new Error(`${name} is not installed. Run npm start once.`);
  return readPackage(found).version;
};

/** The overrides of the workspace that concern the packages of a section. */
async function workspaceSettings(): Promise<{ overrides: Record<string, string> }> {
  const { overrides } = parse(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')) as { overrides: Record<string, string> };
  return { overrides: Object.fromEntries(Object.entries(overrides).filter(([path]) => !path.startsWith('lighthouse>'))) };
}

/**
 * Makes a separate repository for a new section: the template with its tests, its workflow and its change log, and the packages of
 * this workspace as files. Throws when the id is invalid or the folder is not empty.
 * @param portal address of the portal in which `npm run dev` runs the section, where it is known
 */
export async function newRepository({
  id,
  titles,
  directory,
  portal,
}: NewSection & { readonly directory: string; readonly portal?: string | undefined }): Promise<void> {
  refuseId(id);
  if (existsSync(directory) && readdirSync(directory).length > 0) throw new Error(`${directory} is not empty.`);
  await mkdir(directory, { recursive: true });
  copyTemplate(['template', 'repository'], { id, titles, directory });
  for (const document of ['your-first-page.md', 'owners.md']) await cp(join(root, 'docs', document), join(directory, document));
  await cp(join(root, 'LICENSE'), join(directory, 'LICENSE'));

  const packs = await packPackages(join(directory, 'packs'));
  const files = packs.map(({ name, file }) => [name, `file:packs/${file}`] as const);
  const isTool = (name: string) => TOOLS.some((tool) => name === `@territori/${tool}`);
  const versions = (names: readonly string[]) => names.map((name) => [name, versionOf(name)] as const);
  const sorted = (entries: readonly (readonly [string, string])[]) => Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
  const dependencies = sorted([...files.filter(([name]) => !isTool(name)), ...versions(OTHERS.dependencies)]);
  const devDependencies = sorted([...files.filter(([name]) => isTool(name)), ...versions(OTHERS.devDependencies)]);
  const ours = await workspaceSettings();
  const overrides = { ...ours.overrides, ...Object.fromEntries(files) };

  const { packageManager, engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const description = {
    name: `mf-${id}`,
    version: '0.1.0',
    private: true,
    license: 'EUPL-1.2',
    type: 'module',
    packageManager,
    engines,
    ...(portal && { territori: { portal } }),
    scripts: REPOSITORY_SCRIPTS,
    dependencies,
    devDependencies,
  };
  await writeFile(join(directory, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  // the packages of ours name each other by version: until a registry has them, these are the files
  await writeFile(join(directory, 'pnpm-workspace.yaml'), stringify({ overrides, ignoredBuiltDependencies: ['core-js', 'esbuild'] }));
  await writeFile(join(directory, 'pnpm-lock.yaml'), repositoryLockfile(packs, { dependencies, devDependencies, overrides }));
}
