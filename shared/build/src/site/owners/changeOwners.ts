import { randomUUID } from 'node:crypto';
import { revisionFile } from '../deployment.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { readDeployment } from '../readDeployment.ts';
import type { Target } from '../Target.ts';
import type { PublicKey, Signer } from './keys.ts';
import { type Keys, type Owners, readOwners, writeOwners } from './Owners.ts';
import { readSigned } from './readSigned.ts';
import { sha256 } from './statement.ts';
import { takeOver } from './takeOver.ts';

/** The groups of keys beside those of the parts. */
export const GROUPS = ['administrators', 'watchers'] as const;

const isGroup = (name: string): name is (typeof GROUPS)[number] => (GROUPS as readonly string[]).includes(name);

/**
 * Gives a site its first owners: from then on every change is signed. The parts that it has belong to its administrator, who vouches for what
 * runs and gives the parts to others. Resolves to the hash of the file, by which whoever serves the site knows it.
 */
export async function beginOwners(target: Target, name: string, signer: Signer): Promise<string> {
  if (await readOwners(target)) throw new ReleaseRefused('This site has owners already: territori owners shows them.');
  const deployment = await readDeployment(target);
  const { registry, shell } = deployment;
  const { revision } = registry;
  const administrator: Keys = { [signer.publicKey]: name };
  const text = revision === 0 ? undefined : await target.read(revisionFile(revision));
  const parts = [...(shell ? ['shell'] : []), ...Object.keys(registry.sections)];
  const site = randomUUID();
  const attested = await takeOver(target, { deployment, parts, site }, signer);
  const owners: Owners = {
    site,
    number: 1,
    previous: null,
    since: { revision, state: revision, digest: text === undefined ? null : sha256(text), attested },
    administrators: administrator,
    sections: Object.fromEntries(parts.map((part) => [part, administrator])),
    watchers: {},
  };
  return writeOwners(target, owners, signer);
}

/** Changes the owners of a site. Throws ReleaseRefused when the key is not that of an administrator. */
export async function changeOwners(target: Target, signer: Signer, change: (owners: Owners) => Owners): Promise<Owners> {
  const read = await readOwners(target);
  if (!read) throw new ReleaseRefused('This site has no owners yet: territori owners begin <your name> makes you its administrator.');
  const { owners } = read;
  if (!(signer.publicKey in owners.administrators))
    throw new ReleaseRefused(
      `Only an administrator changes the owners of this site (${Object.values(owners.administrators).join(', ')}); ${signer.publicKey} is not the key of one.`,
    );
  const { deployment, state, digest } = await readSigned(target, read);
  const changed = change(owners);
  if (Object.keys(changed.administrators).length === 0)
    throw new ReleaseRefused('This key is that of the last administrator: give the site another administrator first.');
  const since = { revision: deployment.registry.revision, state, digest };
  const next: Owners = { ...changed, site: owners.site, number: owners.number + 1, previous: read.digest, since };
  await writeOwners(target, next, signer);
  return next;
}

const withKeys = (owners: Owners, place: string, change: (keys: Keys) => Keys): Owners =>
  isGroup(place)
    ? { ...owners, [place]: change(owners[place]) }
    : { ...owners, sections: { ...owners.sections, [place]: change(owners.sections[place] ?? {}) } };

/** Adds a key to those of a part, of the administrators or of the watchers. */
export const give = (owners: Owners, place: string, key: PublicKey, name: string): Owners =>
  withKeys(owners, place, (keys) => ({ ...keys, [key]: name }));

/** Gives a part to another key alone. */
export function handOver(owners: Owners, part: string, key: PublicKey, name: string): Owners {
  if (isGroup(part)) throw new ReleaseRefused(`The ${part} are not handed over: give and withdraw their keys.`);
  if (!owners.sections[part])
    throw new ReleaseRefused(`There is no part ${part} with an owner. Parts: ${Object.keys(owners.sections).join(', ') || 'none'}.`);
  return withKeys(owners, part, () => ({ [key]: name }));
}

/** Replaces a key wherever it stands; without another one it is withdrawn. Throws ReleaseRefused when it stands nowhere. */
export function replaceKey(owners: Owners, key: PublicKey, by?: PublicKey): Owners {
  const places = [...GROUPS, ...Object.keys(owners.sections)];
  const has = places.filter((place) => key in (isGroup(place) ? owners[place] : (owners.sections[place] ?? {})));
  if (has.length === 0) throw new ReleaseRefused(`${key} is not among the keys of this site: territori owners shows them.`);
  const without = (keys: Keys) =>
    Object.fromEntries(Object.entries(keys).flatMap(([each, name]) => (each !== key ? [[each, name]] : by ? [[by, name]] : []))) as Keys;
  return has.reduce((changed, place) => withKeys(changed, place, without), owners);
}
