import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { BuiltPackage } from '../../compile/buildPackage.ts';
import { filesOf } from '../store/filesOf.ts';
import { isCompression } from '../store/Target.ts';
import type { VersionFacts } from '../VersionFacts.ts';
import { type Attestation, type BuildType, type Provenance, statedOf } from './attestation.ts';
import { type Envelope, sealEnvelope } from './envelope.ts';
import type { Signer } from './keys.ts';
import { sha256 } from './sha256.ts';
import { IN_TOTO } from './statement.ts';

const PROVENANCE = 'https://slsa.dev/provenance/v1';

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

function askGit(directory: string, ...command: string[]): string | undefined {
  const { stdout, status } = spawnSync('git', command, { cwd: directory, encoding: 'utf8' });
  return status === 0 ? stdout.trim() || undefined : undefined;
}

/** An address without the name and the secret with which somebody reads it. */
const withoutSecrets = (address: string) => address.replace(/^(\w+:\/\/)[^/@]*@/, '$1');

function sourcesOf(repository: string): Provenance['buildDefinition']['resolvedDependencies'] {
  const gitCommit = askGit(repository, 'rev-parse', 'HEAD');
  const remote = askGit(repository, 'remote', 'get-url', 'origin');
  return gitCommit ? [{ uri: `git+${withoutSecrets(remote ?? 'urn:territori:without-a-remote')}`, digest: { gitCommit } }] : [];
}

/** The files of a build with their hashes. Compressed copies have other bytes on each machine and say the same. */
async function hashesOf(directory: string, except: readonly string[]): Promise<Attestation['subject']> {
  const files = (await filesOf(directory, except)).filter(({ path }) => !isCompression(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  return Promise.all(files.map(async ({ source, path }) => ({ name: path, digest: { sha256: sha256(await readFile(source)) } })));
}

interface AttestedBuild {
  readonly site: string;
  readonly owners: number;
  readonly part: string;
  readonly facts: VersionFacts;
  readonly built: Pick<BuiltPackage, 'version' | 'directory'>;
  readonly buildType?: BuildType;
  /** Names of its files that are not uploaded. */
  readonly except?: readonly string[];
  /** The folder with the sources. */
  readonly repository: string;
  readonly environment?: NodeJS.ProcessEnv;
}

/** Signs what was built, of which commit and where. */
export async function attestBuild(
  {
    site,
    owners,
    part,
    facts,
    built,
    buildType = 'urn:territori:part:1',
    except = [],
    repository,
    environment = process.env,
  }: AttestedBuild,
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
  return sealEnvelope(IN_TOTO, statement, signer);
}
