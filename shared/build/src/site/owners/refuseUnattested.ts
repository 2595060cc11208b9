import type { Deployment } from '../deployment.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { servedFacts } from '../VersionFacts.ts';

/** Throws ReleaseRefused when a change shows a version that nobody attested, or attests one that it does not bring. */
export function refuseUnattested(
  before: Deployment,
  after: Deployment,
  { part, versions }: { part: string; versions: readonly string[] },
): void {
  const attested = (version: string) => after.attested?.[`${part} ${version}`] !== undefined;
  const unattested = versions.find((version) => !attested(version));
  if (unattested) throw new ReleaseRefused(`${part} ${unattested} has no attestation: nobody signed this build.`);
  const older = servedFacts(after, part).find(({ version }) => !attested(version));
  if (older)
    throw new ReleaseRefused(
      `${part} ${older.version} is older than the owners of this site, and nobody signed it: publish its sources again as a new version.`,
    );
  const added = Object.keys(after.attested ?? {}).filter((label) => !before.attested?.[label] && label.startsWith(`${part} `));
  const idle = added.find((label) => !versions.some((version) => label === `${part} ${version}`));
  if (idle) throw new ReleaseRefused(`The change attests ${idle}, which it does not bring: no command does so.`);
}
