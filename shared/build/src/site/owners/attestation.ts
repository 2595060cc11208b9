import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { StagedEntry } from '@territori/contract';
import type { BuiltPackage } from '../../compile/buildPackage.ts';
import { alone, type Facts } from '../deployment.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { filesOf } from '../store/filesOf.ts';
import { isCompression, type Target } from '../store/Target.ts';
import { type Envelope, open, seal } from './envelope.ts';
import type { PublicKey, Signer } from './keys.ts';
import { IN_TOTO, type Statement, sha256 } from './statement.ts';

const PROVENANCE = 'https://slsa.dev/provenance/v1';

/** What an owner built, and what ran when the site was given owners: for this its first administrator vouches, who did not build it. */
export type BuildType = 'urn:territori:part:1' | 'urn:territori:taken-over:1';

/** How a version was built, in the words of SLSA (https://slsa.dev/spec/v1.0/provenance). */
interface Provenance {
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

/** The workflow and the run, as GitHub, Forgejo and GitLab state them to a job. */
function builderOf(environment: NodeJS.ProcessEnv): { id: string; run?: string } {
  const { GITHUB_WORKFLOW_REF, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_PROJECT_URL, CI_JOB_URL } = environment;
  if (GITHUB_WORKFLOW_REF && GITHUB_SERVER_URL)
    return {
      id: `${GITHUB_SERVER_URL}/${GITHUB_WORKFLOW_REF}`,
      run: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
    };
  if (CI_PROJECT_URL && CI_JOB_URL) return { id: CI_PROJECT_URL, run: CI_JOB_URL };
  return { id: 'urn:territori:by-hand' };
}

function git(directory: string, ...command: string[]): string | undefined {
  const { stdout, status } = spawnSync('git', command, { cwd: directory, encoding: 'utf8' });
  return status === 0 ? stdout.trim() || undefined : undefined;
}

/** An address without the name and the secret with which somebody reads it. */
const withoutSecrets = (address: string) => address.replace(/^(\w+:\/\/)[^/@]*@/, '$1');

function sourcesOf(repository: string): Provenance['buildDefinition']['resolvedDependencies'] {
  const gitCommit = git(repository, 'rev-parse', 'HEAD');
  const remote = git(repository, 'remote', 'get-url', 'origin');
  return gitCommit ? [{ uri: `git+${withoutSecrets(remote ?? 'urn:territori:without-a-remote')}`, digest: { gitCommit } }] : [];
}

/** The files of a build with their hashes. Compressed copies have other bytes on each machine and say the same. */
async function hashesOf(directory: string, except: readonly string[]): Promise<Attestation['subject']> {
  const files = (await filesOf(directory, except)).filter(({ path }) => !isCompression(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  return Promise.all(files.map(async ({ source, path }) => ({ name: path, digest: { sha256: sha256(await readFile(source)) } })));
}

/** The hash of what the registry says of a version, whoever gets it. */
export function statedOf(facts: Facts): string {
  const { share: _, promoteAfter: __, ...said } = alone(facts) as Partial<StagedEntry>;
  return sha256(JSON.stringify(said));
}

interface Attested {
  readonly site: string;
  readonly owners: number;
  readonly part: string;
  readonly facts: Facts;
  readonly built: Pick<BuiltPackage, 'version' | 'directory'>;
  readonly buildType?: BuildType;
  /** Names of its files that are not uploaded. */
  readonly except?: readonly string[];
  /** The folder with the sources. */
  readonly repository: string;
  readonly environment?: NodeJS.ProcessEnv;
}

/** Signs what was built, of which commit and where. */
export async function attest(
  { site, owners, part, facts, built, buildType = 'urn:territori:part:1', except = [], repository, environment = process.env }: Attested,
  signer: Signer,
): Promise<Envelope> {
  const { id, run } = builderOf(environment);
  const paths = 'section' in facts ? facts.section.routes : [];
  const statement: Attestation = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: await hashesOf(built.directory, except),
    predicateType: PROVENANCE,
    predicate: {
      buildDefinition: {
        buildType,
        externalParameters: { site, owners, part, version: built.version, paths, stated: statedOf(facts) },
        // of what ran before nobody knows the sources
        resolvedDependencies: buildType === 'urn:territori:part:1' ? sourcesOf(repository) : [],
      },
      runDetails: { builder: { id }, metadata: { ...(run && { invocationId: run }), finishedOn: new Date().toISOString() } },
    },
  };
  return seal(IN_TOTO, statement, signer);
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
  const [there, here] = [open<Attestation>(IN_TOTO, found), open<Attestation>(IN_TOTO, envelope)];
  if (there && there.key === here?.key && JSON.stringify(there.value.subject) === JSON.stringify(here.value.subject)) return sha256(found);
  throw new ReleaseRefused(`${file} exists already and is of other files or of another key: raise the version.`);
}

interface Asked {
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
export async function readAttestation(target: Target, asked: Asked): Promise<{ attestation: Attestation; key: PublicKey }> {
  const { site, part, version, digest } = asked;
  const text = await target.read(attestationFile(part, version));
  if (!text) throw new ReleaseRefused(`${part} ${version} has no attestation: nobody signed this build.`);
  const opened = open<Attestation>(IN_TOTO, text);
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

/** Throws ReleaseRefused when a file of a version is not the one that was signed. */
export function refuseAltered(label: string, { subject }: Attestation, name: string, content: string | Uint8Array | undefined): void {
  const signed = subject.find((file) => file.name === name)?.digest.sha256;
  if (!signed) throw new ReleaseRefused(`${name} of ${label} is not among the files that were signed.`);
  if (content === undefined || sha256(content) !== signed) throw new ReleaseRefused(`${name} of ${label} is not the file that was signed.`);
}
