import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedSection, RegistryEntry } from '@territori/contract';
import type { BuiltPackage } from '../buildPackage.ts';
import { integrityOf } from '../integrity.ts';
import { ENTRY } from '../rspack/entry.ts';
import type { PublishedShell } from '../rspack/PublishedShellPlugin.ts';
import { claimRevision, type Deployment, type ReleasedShell } from './deployment.ts';
import type { Target } from './Target.ts';

/** Changes to what a site runs, made in one revision. */
export interface Change {
  readonly sections?: Readonly<Record<string, BuiltPackage>>;
  readonly shell?: BuiltPackage & { /** The page, from the shell's sources. */ readonly page: string };
  /** Sections to remove. */
  readonly removed?: readonly string[];
}

const readJson = async <T>(...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8')) as T;

async function registryEntry(id: string, { version, directory }: BuiltPackage, before?: RegistryEntry): Promise<RegistryEntry> {
  const entry = await readFile(join(directory, ENTRY));
  const { previous: _, ...previous } = before ?? ({} as Partial<RegistryEntry>);
  return {
    version,
    base: `mf/${id}/${version}/`,
    entry: ENTRY,
    integrity: integrityOf(entry),
    section: await readJson<PublishedSection>(directory, 'section.json'),
    ...(before && { previous: previous as Omit<RegistryEntry, 'previous'> }),
  };
}

async function releasedShell({ directory, page }: NonNullable<Change['shell']>, before?: ReleasedShell): Promise<ReleasedShell> {
  const { previous: _, ...previous } = before ?? ({} as Partial<ReleasedShell>);
  return {
    ...(await readJson<PublishedShell>(directory, 'shell.json')),
    page,
    ...(before && { previous: previous as Omit<ReleasedShell, 'previous'> }),
  };
}

/** The previous state, and the new one. */
function withReleased({ released = {} }: Deployment, parts: Readonly<Record<string, BuiltPackage>>): NonNullable<Deployment['released']> {
  const added = Object.entries(parts).map(([part, { version }]) => [part, [...new Set([...(released[part] ?? []), version])]] as const);
  return { ...released, ...Object.fromEntries(added) };
}

/**
 * Uploads new versions and claims one revision for them. The uploads come first: a pointer never leads to a missing
 * file. The caller writes the pages afterwards. Throws RevisionConflict when the site is no longer at `deployment`, and
 * PublishedFileDiffers when a version already exists with other content.
 */
export async function publish(target: Target, deployment: Deployment, { sections = {}, shell, removed = [] }: Change): Promise<Deployment> {
  const entries = { ...deployment.registry.sections };
  for (const [id, built] of Object.entries(sections)) {
    await target.upload(`mf/${id}/${built.version}`, built.directory);
    entries[id] = await registryEntry(id, built, entries[id]);
  }
  for (const id of removed) delete entries[id];
  if (shell) await target.upload('assets', shell.directory, ['shell.json', 'weights.json']);
  return claimRevision(target, {
    registry: { ...deployment.registry, sections: entries },
    ...(shell ? { shell: await releasedShell(shell, deployment.shell) } : deployment.shell && { shell: deployment.shell }),
    released: withReleased(deployment, { ...sections, ...(shell && { shell }) }),
  });
}
