import type { StagedEntry } from '@territori/contract';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import type { Target } from '../store/Target.ts';
import { type VersionFacts, versionAlone } from '../VersionFacts.ts';
import { type Envelope, openEnvelope } from './envelope.ts';
import { sha256 } from './sha256.ts';
import { IN_TOTO, type Statement } from './statement.ts';

/** What an owner built, and what ran when the site was given owners: for this its first administrator vouches, who did not build it. */
export type BuildType = 'urn:territori:part:1' | 'urn:territori:taken-over:1';

/** How a version was built, in the words of SLSA (https://slsa.dev/spec/v1.0/provenance). */
export interface Provenance {
  readonly buildDefinition: {
    readonly buildType: BuildType;
    readonly externalParameters: {
      /** The site for which it was signed, and the number of the file of owners that was in force. */
      readonly site: string;
      readonly owners: number;
      readonly part: string;
      readonly version: string;
      /** The paths of the portal that a section has. */
      readonly paths: readonly string[];
      /** The hash of what the registry says of it. */
      readonly stated: string;
    };
    /** The commit of the sources. */
    readonly resolvedDependencies: readonly { readonly uri: string; readonly digest: { readonly gitCommit: string } }[];
  };
  readonly runDetails: {
    /** The workflow of a CI, where it states itself; else that somebody built it by hand. */
    readonly builder: { readonly id: string };
    readonly metadata: { readonly invocationId?: string; readonly finishedOn: string };
  };
}

export type Attestation = Statement<Provenance>;

/** Where the attestation of a version lies on a site. */
export const attestationFile = (part: string, version: string): string => `attestations/${part}/${version}.json`;

/** The hash of what the registry says of a version, whoever gets it. */
export function statedOf(facts: VersionFacts): string {
  const { share: _, promoteAfter: __, ...said } = versionAlone(facts) as Partial<StagedEntry>;
  return sha256(JSON.stringify(said));
}

/**
 * Puts an attestation into a site. One that an interrupted release left there stays when it is of the same files; otherwise throws
 * ReleaseRefused. Resolves to the hash of the file.
 */
export async function uploadAttestation(target: Target, part: string, version: string, envelope: Envelope): Promise<string> {
  const file = attestationFile(part, version);
  const text = `${JSON.stringify(envelope)}\n`;
  if (await target.create(file, text)) return sha256(text);
  const found = (await target.read(file)) ?? '';
  const [there, here] = [openEnvelope<Attestation>(IN_TOTO, found), openEnvelope<Attestation>(IN_TOTO, envelope)];
  if (there && there.key === here?.key && JSON.stringify(there.value.subject) === JSON.stringify(here.value.subject)) return sha256(found);
  throw new ReleaseRefused(`${file} exists already and is of other files or of another key: raise the version.`);
}

/** Throws ReleaseRefused when a file of a version is not the one that was signed. */
export function refuseAltered(label: string, { subject }: Attestation, name: string, content: string | Uint8Array | undefined): void {
  const signed = subject.find((file) => file.name === name)?.digest.sha256;
  if (!signed) throw new ReleaseRefused(`${name} of ${label} is not among the files that were signed.`);
  if (content === undefined || sha256(content) !== signed) throw new ReleaseRefused(`${name} of ${label} is not the file that was signed.`);
}
