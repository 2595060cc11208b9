import type { Registry } from '@territori/contract';
import type { Deployment } from './deployment.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';
import { DamagedFile, parseFile } from './store/parseFile.ts';
import type { Target } from './store/Target.ts';

/** Thrown when another release changed the site between reading and writing. */
export class RevisionConflict extends ReleaseRefused {
  override readonly name = 'RevisionConflict';

  constructor(revision: number) {
    super(`Revision ${revision} was written by another release at the same time.`);
  }
}

const revisionsFolder = 'revisions';

/** The file of a revision. */
export const revisionFile = (revision: number): string => `${revisionsFolder}/${String(revision).padStart(6, '0')}.json`;

/** The numbers of all revisions of a site, the oldest first. */
export async function revisionNumbers(target: Target): Promise<number[]> {
  const names = (await target.list(revisionsFolder)).filter((name) => /^\d+\.json$/.test(name));
  return names.map((name) => Number.parseInt(name, 10)).sort((a, b) => a - b);
}

/** The state that a revision holds. Throws DamagedFile when its file holds something else. */
export function parseRevision(target: Target, number: number, text: string): Deployment {
  const remedy = 'restore it from a copy of the site; without one delete it, and the site is what the revision before it says';
  const deployment = parseFile<Partial<Deployment>>(target, revisionFile(number), text, remedy);
  const { revision, sections }: Partial<Registry> = deployment.registry ?? {};
  if (revision === number && typeof sections === 'object' && sections !== null) return deployment as Deployment;
  throw new DamagedFile(target.placeOf(revisionFile(number)), remedy);
}

/** Writes the state of a site as the revision of its number. Resolves to false when that revision already exists. */
export function writeRevision(target: Target, deployment: Deployment): Promise<boolean> {
  return target.create(revisionFile(deployment.registry.revision), `${JSON.stringify(deployment, null, 2)}\n`);
}
