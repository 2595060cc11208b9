import { pathClashes, type RegistryEntry, SECTION_ID } from '@territori/contract';
import semver from 'semver';
import { call } from '../../remedies.ts';
import { type Deployment, EMPTY, parseRevision, revisionFile, revisionNumbers, servedOf, shownOf } from '../deployment.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { promoted, withdrawn } from '../staging/endOfTrial.ts';
import { DamagedFile } from '../store/parseFile.ts';
import type { Target } from '../store/Target.ts';
import { type Envelope, open } from './envelope.ts';
import type { PublicKey } from './keys.ts';
import { nameOf, type ReadOwners } from './Owners.ts';
import { IN_TOTO, type Statement, sha256 } from './statement.ts';
import { unsignedText } from './unsignedText.ts';

/** What the owner of a part signs with each change of a site. */
export interface SignedChange {
  readonly site: string;
  readonly revision: number;
  /** The hash of the revision on which it was made. */
  readonly previous: string | null;
}

/** The state of a site as its owners signed it. */
export interface SignedState {
  /** With the number of the latest revision, which may be one that was refused. */
  readonly deployment: Deployment;
  /** The number of the revision that holds it, and the hash of that file; null of an empty site. */
  readonly state: number;
  readonly digest: string | null;
  /** The later revisions that do not count, each with a sentence that says why. */
  readonly refused: readonly string[];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a state says of one part: `shell`, or a section by id. */
function factsOf({ registry, shell, released, entries, withdrawn, attested = {} }: Deployment, part: string): unknown[] {
  const own = Object.entries(attested).filter(([label]) => label.startsWith(`${part} `));
  return [part === 'shell' ? shell : registry.sections[part], released?.[part] ?? [], entries?.[part] ?? {}, withdrawn?.[part] ?? [], own];
}

/** The parts that differ between two states. */
export function changedParts(before: Deployment, after: Deployment): string[] {
  const named = [before, after].flatMap(({ registry, released = {}, entries = {}, withdrawn = {}, attested = {} }) => [
    ...[registry.sections, released, entries, withdrawn].flatMap((each) => Object.keys(each)),
    ...Object.keys(attested).map((label) => label.split(' ')[0] ?? ''),
  ]);
  return [...new Set(['shell', ...named])].filter((part) => !same(factsOf(before, part), factsOf(after, part)));
}

/** The entries of a section that visitors may get, and the one to which a rollback returns. */
const entriesOf = (entry: RegistryEntry | undefined) => [entry, entry?.next, entry?.previous].filter((each) => each !== undefined);

/**
 * Throws ReleaseRefused where a state does not have the form that the commands write. Ids and versions become names of folders: a section
 * stands under its own id, and a version is one of semver.
 */
function refuseStrange({ registry, shell }: Deployment, label: string): void {
  const strange = (what: string) => new ReleaseRefused(`${label} has ${what}: no command writes it.`);
  const sections: unknown = registry.sections;
  if (typeof sections !== 'object' || sections === null) throw strange('no list of sections');
  for (const [id, entry] of Object.entries(registry.sections)) {
    if (!SECTION_ID.test(id)) throw strange(`a section with the id ${JSON.stringify(id)}`);
    for (const { section, version } of entriesOf(entry)) {
      if (!Array.isArray(section?.routes)) throw strange(`an entry of ${id} without its section`);
      if (section.id !== id) throw strange(`the section ${JSON.stringify(section.id)} under the id ${id}`);
      if (!semver.valid(version)) throw strange(`a version ${JSON.stringify(version)} of ${id}`);
    }
  }
  if (shell && !semver.valid(shell.version)) throw strange(`a version ${JSON.stringify(shell.version)} of the shell`);
}

/** The versions of a part that a state knows, each with the hash of its entry; the shell has none. */
function knownVersions(state: Deployment, part: string): Readonly<Record<string, string | undefined>> {
  const shown = shownOf(state, part).map((facts) => [facts.version, 'integrity' in facts ? facts.integrity : undefined]);
  const released = (state.released?.[part] ?? []).map((version) => [version, undefined]);
  return { ...Object.fromEntries(released), ...Object.fromEntries(shown), ...state.entries?.[part] };
}

/** Versions that a change brings to a part: in the registry, or among those that it says were released before. */
function newVersions(before: Deployment, after: Deployment, part: string): string[] {
  const [known, now] = [knownVersions(before, part), knownVersions(after, part)];
  const shown = shownOf(after, part).filter((facts) => 'integrity' in facts && known[facts.version] !== facts.integrity);
  const others = Object.keys(now).filter((version) => !(version in known) || (known[version] && known[version] !== now[version]));
  return [...new Set([...shown.map(({ version }) => version), ...others])];
}

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
  return [promoted, withdrawn].some((end) => same(end(before, part).registry.sections[part], after.registry.sections[part]));
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

const listed = (keys: Readonly<Record<string, string>> | undefined) => [...new Set(Object.values(keys ?? {}))].join(', ') || 'nobody';

/** Throws ReleaseRefused, with a sentence, when a key may not make a change. */
export function refuseForeign(read: ReadOwners, key: PublicKey, change: { part: string; brings: boolean; endsTrial?: boolean }): void {
  const { owners } = read;
  const { part, brings } = change;
  const own = owners.sections[part];
  if (own && key in own) return;
  if (!brings && key in owners.administrators) return;
  if (change.endsTrial && key in owners.watchers) return;
  const known = nameOf(read, key);
  if (known?.withdrawn) throw new ReleaseRefused(`The key of ${known.name} (${key}) was withdrawn on this site.`);
  const who = known ? known.name : `the key ${key}`;
  if (!own)
    throw new ReleaseRefused(
      `${part} has no owner on this site, so that ${who} cannot publish it: an administrator (${listed(owners.administrators)}) adds it: ${call('owners', `give ${part} <public key> <name> --new --to <site>`)}`,
    );
  throw new ReleaseRefused(`${part} belongs to ${listed(own)} on this site, not to ${who}.`);
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
  refuseStrange(after, label);
  const changed = changedParts(before.deployment, after);
  for (const part of changed) {
    const versions = newVersions(before.deployment, after, part);
    refuseForeign(read, key, { part, brings: versions.length > 0, endsTrial: endsTrial(before.deployment, after, part) });
    refuseForgotten(before.deployment, after, part);
    refuseUnattested(before.deployment, after, { part, versions });
  }
  const taken = takenPath(after, changed);
  if (taken) throw new ReleaseRefused(taken);
}

/** The type of the statement of a change. */
export const CHANGE = 'urn:territori:change:1';

/** What was read of a site: a revision never changes, so that a later look begins where the former ended. */
const looks = new WeakMap<Target, { readonly digest: string; readonly found: SignedState }>();

/**
 * The state for which an administrator vouched. Its versions have their attestations: an administrator vouches for the state of a site, and
 * for the versions in it only those who signed them.
 */
async function vouched(target: Target, { owners, former }: ReadOwners): Promise<SignedState> {
  const { state, digest, revision } = owners.since;
  const text = state === 0 ? undefined : await target.read(revisionFile(state));
  if (digest !== null && sha256(text ?? '') !== digest)
    throw new ReleaseRefused(
      `Revision ${state} was altered after an administrator signed for it. Nothing is read from this site until ${target.placeOf(revisionFile(state))} is restored from a copy of it.`,
    );
  const deployment = text === undefined || state === 0 ? EMPTY : parseRevision(target, state, text);
  refuseStrange(deployment, `Revision ${state}`);
  const { attested } = (former[0] ?? owners).since;
  const found = attested ? { ...deployment, attested: { ...deployment.attested, ...attested } } : deployment;
  return { deployment: numbered(found, revision), state, digest, refused: [] };
}

const numbered = (deployment: Deployment, revision: number): Deployment => ({
  ...deployment,
  registry: { ...deployment.registry, revision },
});

/**
 * The state of a site that has owners: that for which an administrator vouched, with every later change that an owner signed. Others are
 * passed over and said.
 */
export async function readSigned(target: Target, read: ReadOwners): Promise<SignedState> {
  const known = looks.get(target);
  let found = known?.digest === read.digest ? known.found : await vouched(target, read);
  for (const number of await revisionNumbers(target)) {
    if (number <= found.deployment.registry.revision) continue;
    const text = (await target.read(revisionFile(number))) ?? '';
    try {
      const after = readable(target, number, text);
      refuseUnsigned(read, found, after);
      found = { ...found, deployment: after, state: number, digest: sha256(text) };
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      found = { ...found, deployment: numbered(found.deployment, number), refused: [...found.refused, error.message] };
    }
  }
  looks.set(target, { digest: read.digest, found });
  return found;
}

function readable(target: Target, number: number, text: string): Deployment {
  try {
    return parseRevision(target, number, text);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    throw new ReleaseRefused(`Revision ${number} cannot be read: it is not the state of a site with this number.`);
  }
}
