import { call } from '../../remedies.ts';
import type { Deployment } from '../deployment.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { RevisionConflict } from '../revisions.ts';
import type { Target } from '../store/Target.ts';
import { sealEnvelope } from './envelope.ts';
import type { Signer } from './keys.ts';
import { readOwners } from './Owners.ts';
import { readSigned } from './readSigned.ts';
import { refuseUnsigned } from './refuseUnsigned.ts';
import { SIGNED_CHANGE, type SignedChange } from './SignedChange.ts';
import { sha256 } from './sha256.ts';
import { IN_TOTO, type Statement } from './statement.ts';
import { unsignedText } from './unsignedText.ts';

/** The key of a command; throws ReleaseRefused when there is none. */
export function needSigner(signer: Signer | undefined): Signer {
  if (signer) return signer;
  throw new ReleaseRefused(
    `This site has owners, who sign every change: name your key with --key or TERRITORI_KEY. ${call('key')} makes one, and an administrator of the site enters it.`,
  );
}

/**
 * A revision with the signature of its maker, on a site that has owners; elsewhere as it is. Throws ReleaseRefused when the maker may not
 * make this change, by the rules of those who read it.
 */
export async function signRevision(target: Target, unsigned: Deployment, signer: Signer | undefined): Promise<Deployment> {
  const read = await readOwners(target);
  if (!read) return unsigned;
  const before = await readSigned(target, read);
  const { revision } = unsigned.registry;
  if (before.deployment.registry.revision >= revision) throw new RevisionConflict(revision);
  // as it will be read: what JSON leaves out is not signed
  const state = JSON.parse(JSON.stringify(unsigned)) as Deployment;
  const statement: Statement<SignedChange> = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'state', digest: { sha256: sha256(unsignedText(state)) } }],
    predicateType: SIGNED_CHANGE,
    predicate: { site: read.owners.site, revision, previous: before.digest },
  };
  const signed = { ...state, signed: sealEnvelope(IN_TOTO, statement, needSigner(signer)) };
  refuseUnsigned(read, before, signed);
  return signed;
}
