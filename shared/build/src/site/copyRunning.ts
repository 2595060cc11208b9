import { type Deployment, writeRevision } from './deployment.ts';
import { FolderTarget } from './FolderTarget.ts';
import type { Target } from './Target.ts';

/** Copies what a site runs, without what it ran before, into a folder: a site of its own, on which a change can be tried. */
export async function copyRunning(target: Target, { deployment, folder }: { deployment: Deployment; folder: string }): Promise<Target> {
  for (const [id, { version }] of Object.entries(deployment.registry.sections)) await target.download(`mf/${id}/${version}`, folder);
  await target.download('assets', folder);
  const copy = new FolderTarget(folder);
  await writeRevision(copy, deployment);
  return copy;
}
