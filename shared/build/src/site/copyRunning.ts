import type { Deployment } from './deployment.ts';
import { writeRevision } from './revisions.ts';
import { FolderTarget } from './store/FolderTarget.ts';
import type { Target } from './store/Target.ts';

/** Copies the running versions of a site, without former and staged ones, into a folder: a separate site for testing a change. */
export async function copyRunning(target: Target, { deployment, folder }: { deployment: Deployment; folder: string }): Promise<Target> {
  for (const [id, { version }] of Object.entries(deployment.registry.sections)) await target.download(`mf/${id}/${version}`, folder);
  await target.download('assets', folder);
  const copy = new FolderTarget(folder);
  const running = Object.entries(deployment.registry.sections).map(([id, { next: _, ...entry }]) => [id, entry] as const);
  await writeRevision(copy, { ...deployment, registry: { ...deployment.registry, sections: Object.fromEntries(running) } });
  return copy;
}
