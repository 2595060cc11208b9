import { join } from 'node:path';
import type { RegistryEntry } from '@territori/contract';
import { buildPackage } from '../buildPackage.ts';
import { isLogged } from '../changeLog.ts';
import { readPackage, root, sectionDirectory, sectionIds } from '../workspace.ts';
import { compressFolder } from './compressFolder.ts';
import { claimRevision, type Deployment, type ReleasedShell, readDeployment } from './deployment.ts';
import type { Change } from './planChange.ts';
import { publish } from './publish.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';
import { refuseMisfits } from './refuseMisfits.ts';
import { shellPage } from './shellPage.ts';
import type { Target } from './Target.ts';
import { writePages } from './writePages.ts';

/** What can be released on its own: `shell`, or a section by id. */
export type Part = string;

const HOW_TO_RAISE = '`npx changeset`, then `npx changeset version`.';

interface ReleaseOptions {
  readonly target: Target;
  readonly part: Part;
  /** Tests the candidate with the running parts, before anything is changed. Throws when a test fails. */
  readonly tryOut?: (change: Change, before: Deployment) => Promise<void>;
  readonly log?: (text: string) => void;
}

/**
 * Releases one part in the version of its package.json: builds it alone, tests it with the other released parts,
 * uploads its folder, and changes one pointer. The site must still be at the revision of the start: after another
 * release in the meantime, RevisionConflict is thrown and that release stays; the same release can then be repeated.
 */
export async function release({ target, part, tryOut, log = () => {} }: ReleaseOptions): Promise<Deployment> {
  const isShell = part === 'shell';
  if (!isShell && !sectionIds().includes(part))
    throw new ReleaseRefused(`There is no section "${part}". Parts: shell, ${sectionIds().join(', ')}`);
  const before = await readDeployment(target);
  const directory = isShell ? join(root, 'shell') : sectionDirectory(part);
  const { name, version } = readPackage(directory);
  if (before.released?.[part]?.includes(version))
    throw new ReleaseRefused(`${part} ${version} is already released, and a version never changes. Raise it first: ${HOW_TO_RAISE}`);
  if (!isLogged(directory, version))
    throw new ReleaseRefused(`The change log of ${name} has no entry for ${version}. Versions are raised with ${HOW_TO_RAISE}`);

  log(`building ${part} ${version}`);
  const built = await buildPackage({ config: isShell ? 'shell' : 'section', directory, version, variant: 'release' }, { force: true });
  await compressFolder(built.directory, 'best');
  const change: Change = isShell ? { shell: { ...built, page: await shellPage() } } : { sections: { [part]: built } };

  await refuseMisfits(target, before, change);
  await tryOut?.(change, before);
  const { registry } = await publish(target, before, change);
  await writePages(target);
  log(`${part} ${version} runs, revision ${registry.revision}`);
  return readDeployment(target);
}

/**
 * Returns to the version before the last release of a part: changes one pointer, and keeps the replaced version, to
 * which a second call returns.
 */
export async function rollback(target: Target, part: Part): Promise<Deployment> {
  const before = await readDeployment(target);
  const running = part === 'shell' ? before.shell : before.registry.sections[part];
  const previous = running?.previous;
  if (!running || !previous) throw new ReleaseRefused(`There is no version of ${part} to go back to.`);
  const { previous: _, ...left } = running;
  const next =
    part === 'shell'
      ? { ...before, shell: { ...previous, previous: left } as ReleasedShell }
      : {
          ...before,
          registry: {
            ...before.registry,
            sections: { ...before.registry.sections, [part]: { ...previous, previous: left } as RegistryEntry },
          },
        };
  await refuseMisfits(target, before, next);
  await claimRevision(target, next);
  return writePages(target);
}
