import { type Deployment, writeRevision } from './deployment.ts';
import { FolderTarget } from './FolderTarget.ts';
import type { Target } from './Target.ts';

/** Copies the running versions of a site, without former ones, into a folder: a separate site, on which a change can be tested. */
export async function copyRunning(target: Target, { deployment, folder }: { deployment: Deployment; folder: string }): Promise<Target> {
  for (const [id, { version }] of Object.entries(deployment.registry.sections)) await target.download(`mf/${id}/${version}`, folder);
  await target.download('assets', folder);
  const copy = new FolderTarget(folder);
  await writeRevision(copy, deployment);
  return copy;
}
