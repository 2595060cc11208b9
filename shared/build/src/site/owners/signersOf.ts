import type { Deployment } from '../deployment.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { releasedVersions } from '../releaseHistory.ts';
import type { Target } from '../store/Target.ts';
import { shownFacts } from '../VersionFacts.ts';
import { nameOfOwner, type ReadOwners } from './Owners.ts';
import { readSigned } from './readSigned.ts';
import { verifyVersion } from './verifyVersion.ts';

/** Who signed each version that was released on a site, by part and version (`glossario 1.1.0`): verified, or why it is not. */
export async function signersOf(target: Target, read: ReadOwners, history: readonly Deployment[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const { deployment } = await readSigned(target, read);
  for (const { part, version } of releasedVersions(history, deployment)) {
    const label = `${part} ${version}`;
    const digest = deployment.attested?.[label];
    const facts = shownFacts(deployment, part).find((shown) => shown.version === version);
    if (!digest && !facts) {
      found.set(label, 'nobody');
      continue;
    }
    try {
      const { attestation, key, takenOver } = await verifyVersion(target, read, { part, version, digest, facts });
      const known = nameOfOwner(read, key);
      const builder = attestation.predicate.runDetails.builder.id;
      const where = builder.startsWith('urn:') ? '' : ` in ${builder}`;
      const how = takenOver ? ', when the site was given owners' : where;
      found.set(label, known ? `${known.name}${how}${known.withdrawn ? ' (key withdrawn since)' : ''}` : `unknown key ${key}`);
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      found.set(label, error.message);
    }
  }
  return found;
}
