import { ReleaseRefused } from '../ReleaseRefused.ts';
import type { Target } from '../store/Target.ts';
import { type Attestation, attestationFile } from './attestation.ts';
import { openEnvelope } from './envelope.ts';
import type { PublicKey } from './keys.ts';
import { sha256 } from './sha256.ts';
import { IN_TOTO } from './statement.ts';

interface AskedAttestation {
  readonly site: string;
  readonly part: string;
  readonly version: string;
  /** The hash of its file, as the signed state of the site has it. */
  readonly digest: string | undefined;
}

/**
 * The attestation of a version on a site, with the key that signed it. Throws ReleaseRefused when there is none, when it was altered, or
 * when it is of another site, part or version.
 */
export async function readAttestation(target: Target, asked: AskedAttestation): Promise<{ attestation: Attestation; key: PublicKey }> {
  const { site, part, version, digest } = asked;
  const text = await target.read(attestationFile(part, version));
  if (!text) throw new ReleaseRefused(`${part} ${version} has no attestation: nobody signed this build.`);
  const opened = openEnvelope<Attestation>(IN_TOTO, text);
  if (!opened) throw new ReleaseRefused(`The attestation of ${part} ${version} was altered after it was signed.`);
  const stated = opened.value.predicate?.buildDefinition?.externalParameters;
  if (stated?.part !== part || stated.version !== version)
    throw new ReleaseRefused(
      `The attestation of ${part} ${version} is that of ${stated?.part} ${stated?.version}, replayed for other files.`,
    );
  if (stated.site !== site) throw new ReleaseRefused(`The attestation of ${part} ${version} was signed for another site.`);
  if (sha256(text) !== digest) throw new ReleaseRefused(`The attestation of ${part} ${version} is not the one with which it was released.`);
  return { attestation: opened.value, key: opened.key };
}
