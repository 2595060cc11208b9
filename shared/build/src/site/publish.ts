import { claimRevision } from './claimRevision.ts';
import type { Deployment, Making } from './deployment.ts';
import { uploadAttestation } from './owners/attestation.ts';
import { attestBuild } from './owners/attestBuild.ts';
import { readOwners } from './owners/Owners.ts';
import { refusePublisher } from './owners/refusePublisher.ts';
import { needSigner } from './owners/signRevision.ts';
import { MAPS } from './pages/sourceMaps.ts';
import { type Change, planChange } from './planChange.ts';
import type { Target } from './store/Target.ts';
import { shownFacts, type VersionFacts } from './VersionFacts.ts';

/** What describes a build of the shell to the release tools, and is not uploaded. */
const NOT_UPLOADED = ['shell.json', 'weights.json'];

/** On a site that has owners, signs what was built and uploads that. Resolves to the state that names it, elsewhere to the same state. */
async function withAttestations(target: Target, change: Change, after: Deployment, making: Making | undefined): Promise<Deployment> {
  const read = await readOwners(target);
  if (!read) return after;
  const signer = needSigner(making?.signer);
  const { site, number: owners } = read.owners;
  const repository = making?.repository ?? process.cwd();
  const attested: Record<string, string> = { ...after.attested };
  for (const [part, built] of Object.entries({ ...change.sections, ...(change.shell && { shell: change.shell }) })) {
    const facts = shownFacts(after, part).find(({ version }) => version === built.version) as VersionFacts;
    const except = part === 'shell' ? NOT_UPLOADED : [];
    const envelope = await attestBuild({ site, owners, part, facts, built, except, repository }, signer);
    attested[`${part} ${built.version}`] = await uploadAttestation(target, part, built.version, envelope);
  }
  return { ...after, attested };
}

/**
 * Uploads new versions and claims one revision for them. The uploads come first: a pointer never leads to a missing
 * file. The caller refuses misfits before, and writes the pages afterwards. Throws RevisionConflict when the site has a later revision
 * than `deployment`, and PublishedFileDiffers when a version already exists with other content.
 */
export async function publish(target: Target, deployment: Deployment, change: Change, making?: Making): Promise<Deployment> {
  const parts = [...Object.keys(change.sections ?? {}), ...(change.shell ? ['shell'] : [])];
  await refusePublisher(target, parts, making?.signer);
  const { after } = await planChange(deployment, change);
  for (const [id, { version, directory, maps }] of Object.entries(change.sections ?? {})) {
    await target.upload(`mf/${id}/${version}`, directory);
    if (maps) await target.upload(`${MAPS}/mf/${id}/${version}`, maps);
  }
  if (change.shell) {
    await target.upload('assets', change.shell.directory, NOT_UPLOADED);
    if (change.shell.maps) await target.upload(`${MAPS}/assets`, change.shell.maps);
  }
  return claimRevision(target, await withAttestations(target, change, after, making), making);
}
