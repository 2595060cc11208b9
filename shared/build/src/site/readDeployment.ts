import { type Deployment, EMPTY_DEPLOYMENT } from './deployment.ts';
import { readOwners } from './owners/Owners.ts';
import { readSigned } from './owners/readSigned.ts';
import { parseRevision, revisionFile, revisionNumbers } from './revisions.ts';
import type { Target } from './store/Target.ts';

/**
 * The state of a site: its latest revision, and on a site that has owners the latest that one of them signed. It has the number of the
 * latest revision. An empty site has revision 0.
 */
export async function readDeployment(target: Target): Promise<Deployment> {
  const read = await readOwners(target);
  if (read) return (await readSigned(target, read)).deployment;
  const latest = (await revisionNumbers(target)).at(-1);
  if (latest === undefined) return EMPTY_DEPLOYMENT;
  const text = await target.read(revisionFile(latest));
  return text === undefined ? EMPTY_DEPLOYMENT : parseRevision(target, latest, text);
}
