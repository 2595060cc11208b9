import { ReleaseRefused } from '../ReleaseRefused.ts';
import type { Target } from '../store/Target.ts';
import type { VersionFacts } from '../VersionFacts.ts';
import { type Attestation, statedOf } from './attestation.ts';
import type { PublicKey } from './keys.ts';
import { nameOfOwner, type ReadOwners } from './Owners.ts';
import { readAttestation } from './readAttestation.ts';

interface Verified {
  readonly attestation: Attestation;
  readonly key: PublicKey;
  /** Whether it ran when the site was given owners: its administrator vouches for it. */
  readonly takenOver: boolean;
}

/** Throws ReleaseRefused when an attestation was signed by somebody who could not: who did not own the part then, or begin the site. */
function refuseSigner(read: ReadOwners, { attestation, key, takenOver }: Verified, { part, label, digest }: Asked): void {
  const files = [...read.former, read.owners];
  const [first] = files;
  const who = nameOfOwner(read, key)?.name ?? `the key ${key}`;
  if (takenOver) {
    if (first && key in first.administrators && first.since.attested?.[label] === digest) return;
    throw new ReleaseRefused(
      `${who} vouches for ${label} as if it had run before the site had owners, and the first owners do not say so.`,
    );
  }
  const { owners } = attestation.predicate.buildDefinition.externalParameters;
  if (key in (files[owners - 1]?.sections[part] ?? {})) return;
  throw new ReleaseRefused(`The attestation of ${label} is signed by ${who}, who did not own ${part} then.`);
}

interface Asked {
  readonly part: string;
  readonly version: string;
  readonly label: string;
  readonly digest: string | undefined;
}

/**
 * The attestation of a version, signed by one who owned the part then, or by the administrator who gave the site its owners. Throws
 * ReleaseRefused, with a sentence, when there is none, or it is of something else.
 * @param facts what the registry says of the version, where the registry still names it
 */
export async function verifyVersion(
  target: Target,
  read: ReadOwners,
  { part, version, digest, facts }: { part: string; version: string; digest: string | undefined; facts?: VersionFacts | undefined },
): Promise<Verified> {
  const label = `${part} ${version}`;
  if (!digest) throw new ReleaseRefused(`${label} has no attestation: nobody signed this build.`);
  const { attestation, key } = await readAttestation(target, { site: read.owners.site, part, version, digest });
  const { buildType, externalParameters } = attestation.predicate.buildDefinition;
  const verified: Verified = { attestation, key, takenOver: buildType === 'urn:territori:taken-over:1' };
  refuseSigner(read, verified, { part, version, label, digest });
  if (facts && externalParameters.stated !== statedOf(facts))
    throw new ReleaseRefused(`The registry says something else of ${label} than its attestation: what runs is not what was signed.`);
  return verified;
}
