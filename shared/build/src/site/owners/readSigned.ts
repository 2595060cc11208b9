import { type Deployment, EMPTY_DEPLOYMENT } from '../deployment.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { parseRevision, revisionFile, revisionNumbers } from '../revisions.ts';
import { DamagedFile } from '../store/parseFile.ts';
import type { Target } from '../store/Target.ts';
import type { ReadOwners } from './Owners.ts';
import { refuseMalformedState } from './refuseMalformedState.ts';
import { refuseUnsigned } from './refuseUnsigned.ts';
import type { SignedState } from './SignedState.ts';
import { sha256 } from './sha256.ts';

/** What was read of a site: a revision never changes, so that a later look begins where the former ended. */
const statesRead = new WeakMap<Target, { readonly digest: string; readonly found: SignedState }>();

/**
 * The state for which an administrator vouched. Its versions have their attestations: an administrator vouches for the state of a site, and
 * for the versions in it only those who signed them.
 */
async function vouchedState(target: Target, { owners, former }: ReadOwners): Promise<SignedState> {
  const { state, digest, revision } = owners.since;
  const text = state === 0 ? undefined : await target.read(revisionFile(state));
  if (digest !== null && sha256(text ?? '') !== digest)
    throw new ReleaseRefused(
      `Revision ${state} was altered after an administrator signed for it. Nothing is read from this site until ${target.placeOf(revisionFile(state))} is restored from a copy of it.`,
    );
  const deployment = text === undefined || state === 0 ? EMPTY_DEPLOYMENT : parseRevision(target, state, text);
  refuseMalformedState(deployment, `Revision ${state}`);
  const { attested } = (former[0] ?? owners).since;
  const found = attested ? { ...deployment, attested: { ...deployment.attested, ...attested } } : deployment;
  return { deployment: withRevision(found, revision), state, digest, refused: [] };
}

const withRevision = (deployment: Deployment, revision: number): Deployment => ({
  ...deployment,
  registry: { ...deployment.registry, revision },
});

/**
 * The state of a site that has owners: that for which an administrator vouched, with every later change that an owner signed. Others are
 * passed over and said.
 */
export async function readSigned(target: Target, read: ReadOwners): Promise<SignedState> {
  const known = statesRead.get(target);
  let found = known?.digest === read.digest ? known.found : await vouchedState(target, read);
  for (const number of await revisionNumbers(target)) {
    if (number <= found.deployment.registry.revision) continue;
    const text = (await target.read(revisionFile(number))) ?? '';
    try {
      const after = parseReadable(target, number, text);
      refuseUnsigned(read, found, after);
      found = { ...found, deployment: after, state: number, digest: sha256(text) };
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      found = { ...found, deployment: withRevision(found.deployment, number), refused: [...found.refused, error.message] };
    }
  }
  statesRead.set(target, { digest: read.digest, found });
  return found;
}

function parseReadable(target: Target, number: number, text: string): Deployment {
  try {
    return parseRevision(target, number, text);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    throw new ReleaseRefused(`Revision ${number} cannot be read: it is not the state of a site with this number.`);
  }
}
