import type { Deployment } from '../deployment.ts';
import { releasedVersions } from '../history.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import type { Target } from '../Target.ts';
import { readAttestation } from './attestation.ts';
import { nameOf, type ReadOwners } from './Owners.ts';
import { readSigned } from './readSigned.ts';

/** Who signed each version that was released on a site, by part and version (`glossario 1.1.0`): verified, or why it is not. */
export async function signersOf(target: Target, read: ReadOwners, history: readonly Deployment[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const { attested = {} } = (await readSigned(target, read)).deployment;
  for (const { part, version } of releasedVersions(history)) {
    const digest = attested[`${part} ${version}`];
    if (!digest) {
      found.set(`${part} ${version}`, 'nobody');
      continue;
    }
    try {
      const { attestation, key } = await readAttestation(target, { site: read.owners.site, part, version, digest });
      const known = nameOf(read, key);
      const builder = attestation.predicate.runDetails.builder.id;
      const where = builder.startsWith('urn:') ? '' : ` in ${builder}`;
      found.set(
        `${part} ${version}`,
        known ? `${known.name}${where}${known.withdrawn ? ' (key withdrawn since)' : ''}` : `unknown key ${key}`,
      );
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      found.set(`${part} ${version}`, error.message);
    }
  }
  return found;
}
