import type { Target } from '../store/Target.ts';
import type { Signer } from './keys.ts';
import { readOwners } from './Owners.ts';
import { refuseUnentitledKey } from './refuseUnentitledKey.ts';
import { needSigner } from './signRevision.ts';

/** Throws ReleaseRefused when a site has owners and a key may not publish these parts: before anything is built or uploaded for them. */
export async function refusePublisher(target: Target, parts: readonly string[], signer: Signer | undefined): Promise<void> {
  const read = await readOwners(target);
  if (!read) return;
  const { publicKey } = needSigner(signer);
  for (const part of parts) refuseUnentitledKey(read, publicKey, { part, brings: true });
}
