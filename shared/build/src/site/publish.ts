import { claimRevision, type Deployment, type Made } from './deployment.ts';
import { type Change, planChange } from './planChange.ts';
import { MAPS } from './sourceMaps.ts';
import type { Target } from './Target.ts';

/**
 * Uploads new versions and claims one revision for them. The uploads come first: a pointer never leads to a missing
 * file. The caller refuses misfits before, and writes the pages afterwards. Throws RevisionConflict when the site has a later revision
 * than `deployment`, and PublishedFileDiffers when a version already exists with other content.
 */
export async function publish(target: Target, deployment: Deployment, change: Change, made?: Made): Promise<Deployment> {
  const { after } = await planChange(deployment, change);
  for (const [id, { version, directory, maps }] of Object.entries(change.sections ?? {})) {
    await target.upload(`mf/${id}/${version}`, directory);
    if (maps) await target.upload(`${MAPS}/mf/${id}/${version}`, maps);
  }
  if (change.shell) {
    await target.upload('assets', change.shell.directory, ['shell.json', 'weights.json']);
    if (change.shell.maps) await target.upload(`${MAPS}/assets`, change.shell.maps);
  }
  return claimRevision(target, after, made);
}
