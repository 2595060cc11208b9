import { type Deployment, revisionFile, revisionNumbers, versionOf } from './deployment.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';
import type { Target } from './Target.ts';

/** Every revision of a site, oldest first. */
export async function readHistory(target: Target): Promise<Deployment[]> {
  const texts = await Promise.all((await revisionNumbers(target)).map((number) => target.read(revisionFile(number))));
  return texts.flatMap((text) => (text ? [JSON.parse(text) as Deployment] : []));
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

/** The versions of every part that ever ran on a site: the shell first, the newest release first. */
export function releasedVersions(history: readonly Deployment[]): ReleasedVersion[] {
  const latest = history.at(-1);
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

/** The last revision that ran a version of a part. Throws ReleaseRefused with the versions that there are. */
export function revisionWith(history: readonly Deployment[], part: string, version: string): Deployment {
  const found = history.findLast((deployment) => versionOf(deployment, part) === version);
  if (found) return found;
  const versions = releasedVersions(history).flatMap((each) => (each.part === part ? [each.version] : []));
  throw new ReleaseRefused(
    versions.length > 0
      ? `${part} ${version} never ran on this site. Versions: ${versions.join(', ')}.`
      : `${part} never ran on this site. Parts: ${[...new Set(releasedVersions(history).map((each) => each.part))].join(', ') || 'none'}.`,
  );
}
