import { call } from '../../remedies.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import type { PublicKey } from './keys.ts';
import { nameOfOwner, type ReadOwners } from './Owners.ts';

const namesOfKeys = (keys: Readonly<Record<string, string>> | undefined) => [...new Set(Object.values(keys ?? {}))].join(', ') || 'nobody';

/** Throws ReleaseRefused, with a sentence, when a key may not make a change. */
export function refuseUnentitledKey(
  read: ReadOwners,
  key: PublicKey,
  change: { part: string; brings: boolean; endsTrial?: boolean },
): void {
  const { owners } = read;
  const { part, brings } = change;
  const own = owners.sections[part];
  if (own && key in own) return;
  if (!brings && key in owners.administrators) return;
  if (change.endsTrial && key in owners.watchers) return;
  const known = nameOfOwner(read, key);
  if (known?.withdrawn) throw new ReleaseRefused(`The key of ${known.name} (${key}) was withdrawn on this site.`);
  const who = known ? known.name : `the key ${key}`;
  if (!own)
    throw new ReleaseRefused(
      `${part} has no owner on this site, so that ${who} cannot publish it: an administrator (${namesOfKeys(owners.administrators)}) adds it: ${call('owners', `give ${part} <public key> <name> --new --to <site>`)}`,
    );
  throw new ReleaseRefused(`${part} belongs to ${namesOfKeys(own)} on this site, not to ${who}.`);
}
