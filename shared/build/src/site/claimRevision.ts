import type { Deployment, Making } from './deployment.ts';
import { signRevision } from './owners/signRevision.ts';
import { RevisionConflict, writeRevision } from './revisions.ts';
import type { Target } from './store/Target.ts';

/**
 * Claims the next revision. A revision is one file that only one writer can create: this is the compare-and-set that
 * separates simultaneous releases, and it keeps the history. Throws RevisionConflict when the site has a later revision than
 * `deployment.registry.revision`, and ReleaseRefused when the site has owners and the key of the change may not make it.
 */
export async function claimRevision(target: Target, deployment: Deployment, making?: Making): Promise<Deployment> {
  const { made: _, signed: __, ...state } = deployment;
  const revision = state.registry.revision + 1;
  const made = making && { at: making.at, by: making.by };
  const unsigned: Deployment = { ...state, registry: { ...state.registry, revision }, ...(made && { made }) };
  const next = await signRevision(target, unsigned, making?.signer);
  if (!(await writeRevision(target, next))) throw new RevisionConflict(revision);
  return next;
}
