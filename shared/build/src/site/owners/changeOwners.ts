import { randomUUID } from 'node:crypto';
import { SECTION_ID } from '@territori/contract';
import { meant } from '../../meant.ts';
import { call } from '../../remedies.ts';
import type { Deployment } from '../deployment.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { readDeployment } from '../readDeployment.ts';
import { revisionFile } from '../revisions.ts';
import type { Target } from '../store/Target.ts';
import type { PublicKey, Signer } from './keys.ts';
import { type Keys, type Owners, readOwners, writeOwners } from './Owners.ts';
import { readSigned } from './readSigned.ts';
import { sha256 } from './sha256.ts';
import { takeOver } from './takeOver.ts';

/** The groups of keys beside those of the parts. */
export const KEY_GROUPS = ['administrators', 'watchers'] as const;

const isKeyGroup = (name: string): name is (typeof KEY_GROUPS)[number] => (KEY_GROUPS as readonly string[]).includes(name);

/**
 * Gives a site its first owners: from then on every change is signed. The parts that it has belong to its administrator, who vouches for
 * what runs and gives the parts to others. Resolves to the hash of the file, by which whoever serves the site knows it.
 */
export async function beginOwners(target: Target, name: string, signer: Signer): Promise<string> {
  if (await readOwners(target)) throw new ReleaseRefused(`This site has owners already: ${call('owners', '--to <site>')} shows them.`);
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
export async function changeOwners(
  target: Target,
  signer: Signer,
  change: (owners: Owners, deployment: Deployment) => Owners,
): Promise<Owners> {
  const read = await readOwners(target);
  if (!read)
    throw new ReleaseRefused(
      `This site has no owners yet: ${call('owners', 'begin <your name> --to <site>')} makes you its administrator.`,
    );
  const { owners } = read;
  if (!(signer.publicKey in owners.administrators))
    throw new ReleaseRefused(
      `Only an administrator changes the owners of this site (${Object.values(owners.administrators).join(', ')}); ${signer.publicKey} is not the key of one.`,
    );
  const { deployment, state, digest } = await readSigned(target, read);
  const changed = change(owners, deployment);
  if (Object.keys(changed.administrators).length === 0)
    throw new ReleaseRefused('This key is that of the last administrator: give the site another administrator first.');
  const since = { revision: deployment.registry.revision, state, digest };
  const next: Owners = { ...changed, site: owners.site, number: owners.number + 1, previous: read.digest, since };
  await writeOwners(target, next, signer);
  return next;
}

const withKeys = (owners: Owners, place: string, change: (keys: Keys) => Keys): Owners =>
  isKeyGroup(place)
    ? { ...owners, [place]: change(owners[place]) }
    : { ...owners, sections: { ...owners.sections, [place]: change(owners.sections[place] ?? {}) } };

/** The parts of a site and its groups of keys: what a key may be given for. */
const placesOf = ({ sections }: Owners, { registry }: Deployment): string[] => [
  ...new Set(['shell', ...Object.keys(sections), ...Object.keys(registry.sections), ...KEY_GROUPS]),
];

/** Throws ReleaseRefused for a part that a site does not have and that is not said to be new: it would be a mistyped one. */
export function refuseUnknownPart(owners: Owners, deployment: Deployment, { place, isNew }: { place: string; isNew: boolean }): void {
  const places = placesOf(owners, deployment);
  if (places.includes(place)) {
    if (isNew) throw new ReleaseRefused(`${place} is on this site already: leave --new out.`);
    return;
  }
  if (isNew && SECTION_ID.test(place)) return;
  if (isNew) throw new ReleaseRefused(`"${place}" cannot be the id of a section: it is of lower-case words and numbers joined by hyphens.`);
  const near = meant(place, places);
  throw new ReleaseRefused(
    `There is no part "${place}" on this site${near ? `. Did you mean ${near}?` : `: it has ${places.join(', ')}.`} A section that is to be published for the first time is given with --new.`,
  );
}

/** Adds a key to those of a part, of the administrators or of the watchers. */
export function giveKey(owners: Owners, place: string, key: PublicKey, name: string): Owners {
  if (!name.trim()) throw new ReleaseRefused('A key has the name of whose it is: write it after the key.');
  return withKeys(owners, place, (keys) => ({ ...keys, [key]: name.trim() }));
}

/** Takes a key away from one part or group; a part of which it was the last key is no longer in the file. */
export function takeKey(owners: Owners, place: string, key: PublicKey): Owners {
  const keys: Keys = (isKeyGroup(place) ? owners[place] : owners.sections[place]) ?? {};
  if (!(key in keys)) {
    const has = Object.keys(keys).length > 0 ? `It belongs to ${Object.values(keys).join(', ')}.` : 'It belongs to nobody.';
    throw new ReleaseRefused(`${key} is not a key of ${place}. ${has}`);
  }
  const left = Object.fromEntries(Object.entries(keys).filter(([each]) => each !== key)) as Keys;
  if (isKeyGroup(place) || Object.keys(left).length > 0) return withKeys(owners, place, () => left);
  const { [place]: _, ...sections } = owners.sections;
  return { ...owners, sections };
}

/** Gives a part to another key alone. */
export function handOver(owners: Owners, part: string, key: PublicKey, name: string): Owners {
  if (isKeyGroup(part)) throw new ReleaseRefused(`The ${part} are not handed over: give and withdraw their keys.`);
  return giveKey({ ...owners, sections: { ...owners.sections, [part]: {} } }, part, key, name);
}

/** Replaces a key wherever it stands; without another one it is withdrawn. Throws ReleaseRefused when it stands nowhere. */
export function replaceKey(owners: Owners, key: PublicKey, by?: PublicKey): Owners {
  const places = [...KEY_GROUPS, ...Object.keys(owners.sections)];
  const has = places.filter((place) => key in (isKeyGroup(place) ? owners[place] : (owners.sections[place] ?? {})));
  if (has.length === 0) throw new ReleaseRefused(`${key} is not among the keys of this site: ${call('owners', '--to <site>')} shows them.`);
  const without = (keys: Keys) =>
    Object.fromEntries(Object.entries(keys).flatMap(([each, name]) => (each !== key ? [[each, name]] : by ? [[by, name]] : []))) as Keys;
  return has.reduce((changed, place) => withKeys(changed, place, without), owners);
}
