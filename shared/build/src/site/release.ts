import { join } from 'node:path';
import type { RegistryEntry } from '@territori/contract';
import { buildPackage } from '../build-package.ts';
import { readPackage, root, sectionDirectory, sectionIds } from '../workspace.ts';
import { compressFolder } from './compressFolder.ts';
import { claimRevision, type Deployment, type ReleasedShell, readDeployment } from './deployment.ts';
import { misfits } from './misfits.ts';
import { type Change, publish } from './publish.ts';
import { shellPage } from './shellPage.ts';
import type { Target } from './Target.ts';
import { writePages } from './writePages.ts';

/** What can be released on its own: `shell`, or a section by id. */
export type Part = string;

/** Thrown when a release cannot be made; the message is for the person who asked for it. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

interface ReleaseOptions {
  readonly target: Target;
  readonly part: Part;
  /** The version to release; by default that of the part's package.json. */
  readonly version?: string;
  /** Tries the candidate beside what the site runs, before anything is changed. Throws when it does not hold. */
  readonly tryOut?: (change: Change) => Promise<void>;
  readonly tell?: (text: string) => void;
}

/**
 * Releases one part: builds it alone, tries it against the released others, uploads its folder, and flips one pointer. The site is compared with what it was at the start: when
 * somebody else released in the meantime, RevisionConflict is thrown and theirs stands.
 */
export async function release({ target, part, version, tryOut, tell = () => {} }: ReleaseOptions): Promise<Deployment> {
  const isShell = part === 'shell';
  if (!isShell && !sectionIds().includes(part))
    throw new ReleaseRefused(`There is no section "${part}". Parts: shell, ${sectionIds().join(', ')}`);
  const before = await readDeployment(target);
  const directory = isShell ? join(root, 'shell') : sectionDirectory(part);
  const wanted = version ?? readPackage(directory).version;
  const released = isShell ? before.shell?.version === wanted : (await target.list(`mf/${part}`)).includes(wanted);
  if (released) throw new ReleaseRefused(`${part} ${wanted} is released already, and a version never changes. Raise its version first.`);

  tell(`building ${part} ${wanted}`);
  const built = await buildPackage(
    { config: isShell ? 'shell' : 'section', directory, version: wanted, variant: 'release' },
    { force: true },
  );
  await compressFolder(built.directory, 'best');
  const change: Change = isShell ? { shell: { ...built, page: await shellPage() } } : { sections: { [part]: built } };

  await tryOut?.(change);
  const { registry } = await publish(target, before, change);
  await writePages(target);
  tell(`${part} ${wanted} runs, revision ${registry.revision}`);
  return readDeployment(target);
}

/** Throws ReleaseRefused when some section of a site does not fit its shell. */
export function refuseMisfits({ registry, shell }: Deployment): void {
  const found = shell ? misfits(registry, shell) : [];
  if (found.length > 0) throw new ReleaseRefused(found.join('\n'));
}

/** Goes back to what ran before the last release of a part: flips one pointer, and keeps what is left as what a second call returns to. */
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
  refuseMisfits(next);
  await claimRevision(target, next);
  return writePages(target);
}
