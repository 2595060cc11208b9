import type { Deployment } from '../deployment.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { changedParts } from './changedParts.ts';
import { endsTrial } from './endsTrial.ts';
import { type Envelope, openEnvelope } from './envelope.ts';
import { newVersions } from './newVersions.ts';
import { nameOfOwner, type ReadOwners } from './Owners.ts';
import { refuseForgotten } from './refuseForgotten.ts';
import { refuseMalformedState } from './refuseMalformedState.ts';
import { refuseUnattested } from './refuseUnattested.ts';
import { refuseUnentitledKey } from './refuseUnentitledKey.ts';
import { SIGNED_CHANGE, type SignedChange } from './SignedChange.ts';
import type { SignedState } from './SignedState.ts';
import { sha256 } from './sha256.ts';
import { IN_TOTO, type Statement } from './statement.ts';
import { takenPath } from './takenPath.ts';
import { unsignedText } from './unsignedText.ts';

/**
 * Throws ReleaseRefused, with a sentence, when a revision does not follow from the state before by the hand of an owner. Only what never
 * changes is asked, so that everybody finds the same state: whether the files are those that were attested, the copy that is served says.
 */
export function refuseUnsigned(read: ReadOwners, before: Pick<SignedState, 'deployment' | 'digest'>, after: Deployment): void {
  const { revision } = after.registry;
  const label = `Revision ${revision}`;
  if (!after.signed) throw new ReleaseRefused(`${label} is not signed, and on this site an owner signs every change.`);
  const opened = openEnvelope<Statement<SignedChange>>(IN_TOTO, after.signed as Envelope);
  if (!opened) throw new ReleaseRefused(`The signature of revision ${revision} is not valid: it was altered after it was signed.`);
  const { key, value } = opened;
  const { predicateType, predicate, subject } = value;
  if (predicateType !== SIGNED_CHANGE || predicate.site !== read.owners.site)
    throw new ReleaseRefused(`${label} was signed for another site.`);
  if (predicate.revision !== revision)
    throw new ReleaseRefused(`${label} carries the signature of revision ${predicate.revision}: an older one is replayed.`);
  if (predicate.previous !== before.digest)
    throw new ReleaseRefused(`${label} was not made on the state that the owners signed before: an older one is replayed.`);
  if (subject[0]?.digest.sha256 !== sha256(unsignedText(after))) throw new ReleaseRefused(`${label} was altered after it was signed.`);
  const signer = nameOfOwner(read, key);
  if (!signer) throw new ReleaseRefused(`${label} is signed by the key ${key}, which this site does not know.`);
  refuseMalformedState(after, label);
  const changed = changedParts(before.deployment, after);
  for (const part of changed) {
    const versions = newVersions(before.deployment, after, part);
    refuseUnentitledKey(read, key, { part, brings: versions.length > 0, endsTrial: endsTrial(before.deployment, after, part) });
    refuseForgotten(before.deployment, after, part);
    refuseUnattested(before.deployment, after, { part, versions });
  }
  const taken = takenPath(after, changed);
  if (taken) throw new ReleaseRefused(taken);
}
