import { pathClashes } from '@territori/contract';
import { type Deployment, servedOf } from '../deployment.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { promoted, withdrawn } from '../staging/endOfTrial.ts';
import { changedParts } from './changedParts.ts';
import { type Envelope, open } from './envelope.ts';
import { knownVersions, newVersions } from './newVersions.ts';
import { nameOf, type ReadOwners } from './Owners.ts';
import { refuseForeignKey } from './refuseForeignKey.ts';
import { refuseUnknownForm } from './refuseUnknownForm.ts';
import { CHANGE, type SignedChange } from './SignedChange.ts';
import type { SignedState } from './SignedState.ts';
import { sameContent } from './sameContent.ts';
import { IN_TOTO, type Statement, sha256 } from './statement.ts';
import { unsignedText } from './unsignedText.ts';

/** Throws ReleaseRefused when a change forgets a version of a part, or exchanges its attestation: then it could come back without one. */
function refuseForgotten(before: Deployment, after: Deployment, part: string): void {
  const now = knownVersions(after, part);
  const forgotten = Object.keys(knownVersions(before, part)).find((version) => !(version in now));
  if (forgotten) throw new ReleaseRefused(`The change forgets that ${part} ${forgotten} was released: no command does so.`);
  const exchanged = Object.entries(before.attested ?? {}).find(([label, digest]) => after.attested?.[label] !== digest)?.[0];
  if (exchanged) throw new ReleaseRefused(`The change exchanges or forgets the attestation of ${exchanged}: no command does so.`);
}

/** Throws ReleaseRefused when a change shows a version that nobody attested, or attests one that it does not bring. */
function refuseUnattested(before: Deployment, after: Deployment, { part, versions }: { part: string; versions: readonly string[] }): void {
  const attested = (version: string) => after.attested?.[`${part} ${version}`] !== undefined;
  const unattested = versions.find((version) => !attested(version));
  if (unattested) throw new ReleaseRefused(`${part} ${unattested} has no attestation: nobody signed this build.`);
  const older = servedOf(after, part).find(({ version }) => !attested(version));
  if (older)
    throw new ReleaseRefused(
      `${part} ${older.version} is older than the owners of this site, and nobody signed it: publish its sources again as a new version.`,
    );
  const added = Object.keys(after.attested ?? {}).filter((label) => !before.attested?.[label] && label.startsWith(`${part} `));
  const idle = added.find((label) => !versions.some((version) => label === `${part} ${version}`));
  if (idle) throw new ReleaseRefused(`The change attests ${idle}, which it does not bring: no command does so.`);
}

/** Whether a change of a section only ends the trial of its staged version: for all visitors, or for nobody. */
function endsTrial(before: Deployment, after: Deployment, part: string): boolean {
  if (!before.registry.sections[part]?.next) return false;
  return [promoted, withdrawn].some((end) => sameContent(end(before, part).registry.sections[part], after.registry.sections[part]));
}

/** The path of a changed section that another part has too. A path that no change concerns was there before. */
function takenPath({ registry, shell }: Deployment, changed: readonly string[]): string | undefined {
  const shown = Object.entries(registry.sections).flatMap(([id, entry]) =>
    [entry, entry.next].flatMap((each) => (each ? [{ id, routes: each.section.routes }] : [])),
  );
  const clash = pathClashes([{ id: 'shell', routes: shell?.paths ?? [] }, ...shown]).find(
    ({ owner, later }) => owner !== later && (changed.includes(owner) || changed.includes(later)),
  );
  return clash && `${clash.later} and ${clash.owner} both have the path ${clash.path}: a path belongs to one.`;
}

/**
 * Throws ReleaseRefused, with a sentence, when a revision does not follow from the state before by the hand of an owner. Only what never
 * changes is asked, so that everybody finds the same state: whether the files are those that were attested, the copy that is served says.
 */
export function refuseUnsigned(read: ReadOwners, before: Pick<SignedState, 'deployment' | 'digest'>, after: Deployment): void {
  const { revision } = after.registry;
  const label = `Revision ${revision}`;
  if (!after.signed) throw new ReleaseRefused(`${label} is not signed, and on this site an owner signs every change.`);
  const opened = open<Statement<SignedChange>>(IN_TOTO, after.signed as Envelope);
  if (!opened) throw new ReleaseRefused(`The signature of revision ${revision} is not valid: it was altered after it was signed.`);
  const { key, value } = opened;
  const { predicateType, predicate, subject } = value;
  if (predicateType !== CHANGE || predicate.site !== read.owners.site) throw new ReleaseRefused(`${label} was signed for another site.`);
  if (predicate.revision !== revision)
    throw new ReleaseRefused(`${label} carries the signature of revision ${predicate.revision}: an older one is replayed.`);
  if (predicate.previous !== before.digest)
    throw new ReleaseRefused(`${label} was not made on the state that the owners signed before: an older one is replayed.`);
  if (subject[0]?.digest.sha256 !== sha256(unsignedText(after))) throw new ReleaseRefused(`${label} was altered after it was signed.`);
  const signer = nameOf(read, key);
  if (!signer) throw new ReleaseRefused(`${label} is signed by the key ${key}, which this site does not know.`);
  refuseUnknownForm(after, label);
  const changed = changedParts(before.deployment, after);
  for (const part of changed) {
    const versions = newVersions(before.deployment, after, part);
    refuseForeignKey(read, key, { part, brings: versions.length > 0, endsTrial: endsTrial(before.deployment, after, part) });
    refuseForgotten(before.deployment, after, part);
    refuseUnattested(before.deployment, after, { part, versions });
  }
  const taken = takenPath(after, changed);
  if (taken) throw new ReleaseRefused(taken);
}
