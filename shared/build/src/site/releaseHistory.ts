import { call } from '../remedies.ts';
import { type Deployment, versionOf } from './deployment.ts';
import { openEnvelope } from './owners/envelope.ts';
import type { PublicKey } from './owners/keys.ts';
import { nameOfOwner, readOwners } from './owners/Owners.ts';
import { sha256 } from './owners/sha256.ts';
import { IN_TOTO, type Statement } from './owners/statement.ts';
import { unsignedText } from './owners/unsignedText.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';
import { parseRevision, revisionFile, revisionNumbers } from './revisions.ts';
import { DamagedFile } from './store/parseFile.ts';
import type { Target } from './store/Target.ts';

/**
 * Every revision of a site, oldest first; on a site that has owners those that are older than they, or that somebody whom it knows signed.
 */
export async function readHistory(target: Target): Promise<Deployment[]> {
  const read = await readOwners(target);
  const numbers = await revisionNumbers(target);
  const texts = await Promise.all(numbers.map(async (number) => ({ number, text: await target.read(revisionFile(number)) })));
  const [first] = read ? [...read.former, read.owners] : [];
  return texts.flatMap(({ number, text }) => {
    if (text === undefined) return [];
    if (!read || !first || number <= first.since.revision) return [parseRevision(target, number, text)];
    const signed = signedAs(target, number, text);
    return signed && nameOfOwner(read, signed.key) ? [signed.deployment] : [];
  });
}

/** A revision with the key that signed it; undefined when nobody did. */
function signedAs(target: Target, number: number, text: string): { deployment: Deployment; key: PublicKey } | undefined {
  try {
    const deployment = parseRevision(target, number, text);
    const opened = openEnvelope<Statement<unknown>>(IN_TOTO, deployment.signed);
    const isOfThis = opened?.value.subject?.[0]?.digest.sha256 === sha256(unsignedText(deployment));
    return opened && isOfThis ? { deployment, key: opened.key } : undefined;
  } catch (error) {
    // readSigned says which revisions cannot be read
    if (error instanceof DamagedFile) return undefined;
    throw error;
  }
}

/** One version of a part that ran on a site. */
export interface ReleasedVersion {
  readonly part: string;
  readonly version: string;
  readonly runs: boolean;
  /** Percent of the visitors who have it while it is staged. */
  readonly share?: number;
  /** Time of its first release, ISO 8601; absent for revisions made before times were recorded. */
  readonly at?: string;
  /** The person or program that released it first. */
  readonly by?: string;
}

/**
 * The versions of every part that ever ran on a site: the shell first, the newest release first.
 * @param latest the state of the site: the last of its history, or on a site that has owners the one that they signed
 */
export function releasedVersions(history: readonly Deployment[], latest = history.at(-1)): ReleasedVersion[] {
  const found = new Map<string, ReleasedVersion>();
  for (const deployment of history) {
    for (const part of ['shell', ...Object.keys(deployment.registry.sections)]) {
      for (const version of [versionOf(deployment, part), deployment.registry.sections[part]?.next?.version]) {
        if (!version || found.has(`${part} ${version}`)) continue;
        const { at, by } = deployment.made ?? {};
        const runs = latest !== undefined && versionOf(latest, part) === version;
        const next = latest?.registry.sections[part]?.next;
        const share = next?.version === version ? { share: next.share } : {};
        found.set(`${part} ${version}`, { part, version, runs, ...share, ...(at && { at }), ...(by && { by }) });
      }
    }
  }
  const order = (part: string) => (part === 'shell' ? '' : part);
  return [...found.values()].reverse().sort((a, b) => order(a.part).localeCompare(order(b.part), 'en'));
}

/** The versions of a part that ran for all visitors, the newest first. */
export function versionsThatRan(history: readonly Deployment[], part: string): string[] {
  const ran = new Set(history.map((deployment) => versionOf(deployment, part)));
  return releasedVersions(history).flatMap((each) => (each.part === part && ran.has(each.version) ? [each.version] : []));
}

/** The last revision that ran a version of a part. Throws ReleaseRefused with the versions that there are. */
export function revisionWith(history: readonly Deployment[], part: string, version: string): Deployment {
  const found = history.findLast((deployment) => versionOf(deployment, part) === version);
  if (found) return found;
  const versions = versionsThatRan(history, part);
  const latest = history.at(-1)?.registry.sections[part]?.next;
  if (latest?.version === version)
    throw new ReleaseRefused(
      `${part} ${version} is staged: it is promoted, and nobody returns to it. ${call('promote', `${part} --to <site>`)} does so.`,
    );
  throw new ReleaseRefused(
    versions.length > 0
      ? `${part} ${version} never ran for all visitors of this site. Versions that did: ${versions.join(', ')}.`
      : `${part} never ran on this site. Parts: ${[...new Set(releasedVersions(history).map((each) => each.part))].join(', ') || 'none'}.`,
  );
}
