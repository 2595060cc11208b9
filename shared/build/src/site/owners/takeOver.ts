import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../../integrity.ts';
import type { Deployment } from '../deployment.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import type { Target } from '../store/Target.ts';
import { withDownloaded } from '../store/withDownloaded.ts';
import { servedFacts, shownFacts, type VersionFacts } from '../VersionFacts.ts';
import { attestationFile } from './attestation.ts';
import { attestBuild } from './attestBuild.ts';
import type { Signer } from './keys.ts';
import { sha256 } from './sha256.ts';

/** Throws ReleaseRefused when the files of a version are not those of the registry: nobody can vouch for them. */
async function refuseDamaged(label: string, folder: string, facts: VersionFacts): Promise<void> {
  if (!('integrity' in facts)) return;
  const entry = await readFile(join(folder, facts.entry)).catch(() => undefined);
  if (entry && integrityOf(entry) === facts.integrity) return;
  throw new ReleaseRefused(
    `${facts.entry} of ${label} is not the file that was released, so nobody can vouch for it. Roll back or remove that version, then begin again.`,
  );
}

/**
 * Attests every version that a site shows, and those to which a rollback returns, before the site is given owners: its administrator
 * vouches for the files as they lie there. Resolves to the hashes of the attestations, by part and version.
 */
export async function takeOver(
  target: Target,
  { deployment, parts, site }: { deployment: Deployment; parts: readonly string[]; site: string },
  signer: Signer,
): Promise<Record<string, string>> {
  const attested: Record<string, string> = {};
  for (const part of parts)
    for (const facts of shownFacts(deployment, part)) {
      const { version } = facts;
      const label = `${part} ${version}`;
      const path = part === 'shell' ? 'assets' : `mf/${part}/${version}`;
      const isServed = servedFacts(deployment, part).some((served) => served.version === version);
      const digest = await withDownloaded(target, path, async (directory) => {
        // of a former version whoever runs the store may have deleted the files: nothing returns to it then
        if (!isServed && !existsSync(directory)) return undefined;
        await refuseDamaged(label, directory, facts);
        const built = { version, directory };
        const envelope = await attestBuild(
          { site, owners: 1, part, facts, built, buildType: 'urn:territori:taken-over:1', repository: directory },
          signer,
        );
        const text = `${JSON.stringify(envelope)}\n`;
        // one of owners that the site had before is worth nothing
        await target.replace(attestationFile(part, version), text);
        return sha256(text);
      });
      if (digest) attested[label] = digest;
    }
  return attested;
}
