import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryEntry, ReleasedEntries } from '@territori/contract';
import { integrityOf } from '../integrity.ts';
import { alone, type Deployment, type Facts, type ReleasedShell, revisionFile } from './deployment.ts';
import { explainCommandFailure } from './explainCommandFailure.ts';
import { type Attestation, refuseAltered } from './owners/attestation.ts';
import { type ReadOwners, readOwners } from './owners/Owners.ts';
import { readSigned } from './owners/readSigned.ts';
import { verifyVersion } from './owners/verifyVersion.ts';
import { writePages } from './pages/writePages.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';
import { readDeployment } from './readDeployment.ts';
import { refuseDifferingCopies } from './refuseDifferingCopies.ts';
import type { FolderTarget } from './store/FolderTarget.ts';
import { filesOf } from './store/filesOf.ts';
import { parseFile } from './store/parseFile.ts';
import { PublishedFileDiffers, type Target, withoutCompression } from './store/Target.ts';
import { withDownloaded } from './store/withDownloaded.ts';

/** What a copy remembers of the site that it follows, so that nobody takes it back. */
interface Followed {
  readonly root: string | null;
  readonly owners: number;
  readonly revision: number;
  /** Whether files were not those that were signed: the next look tries them again. */
  readonly heldBack: boolean;
}

const FOLLOWED = 'mirror.json';

/** What makes right again a file that is not the one that was released. */
const REMEDY = 'Restore it from a copy of the site, or publish a new version.';

/** Files of a version from which the pages of a site are written. */
const READ = ['section.json', 'build.json', 'mf-manifest.json'];

interface Mirror {
  /** The site into which teams publish. */
  readonly source: Target;
  /** The folder that a web server serves, which teams cannot write. */
  readonly destination: FolderTarget;
  /** The hash with which the owners of the source begin, as its administrator said it. */
  readonly root?: string | undefined;
}

/** What a look at the source has read. */
interface Look extends Mirror {
  readonly read: ReadOwners | undefined;
  readonly state: Deployment;
}

/** What a look at the source changed. */
export interface Mirrored {
  readonly revision: number;
  /** Whether the destination shows another state than before. */
  readonly changed: boolean;
  /** A sentence for everything that is not taken over. */
  readonly refused: readonly string[];
  /** Whether files of what the owners signed are not theirs, are damaged or cannot be read: the copy shows the version before. */
  readonly heldBack: boolean;
}

/** Throws ReleaseRefused when the source lies before what this copy has seen of it. */
function refuseReturn(
  seen: Followed | undefined,
  read: ReadOwners | undefined,
  { root, revision }: { root?: string | undefined; revision: number },
): void {
  if (!seen) return;
  const isOther = (seen.root ?? undefined) !== read?.root;
  // whoever serves the copy says which owners count
  if (isOther && !read)
    throw new ReleaseRefused(
      'The site has no owners any more, and this copy follows some. Nothing is taken over until their folder, owners, is restored.',
    );
  if (isOther && root === undefined)
    throw new ReleaseRefused(
      `The site has other owners than this copy follows. Nothing is taken over. If they are right, name the hash with which they begin: --owners ${read?.root}`,
    );
  if (!isOther && seen.owners > (read?.owners.number ?? 0))
    throw new ReleaseRefused(
      `The owners of the site are file ${read?.owners.number}, and this copy has seen ${seen.owners}: an older one is replayed.`,
    );
  if (seen.revision > revision)
    throw new ReleaseRefused(`The site is at revision ${revision}, and this copy has seen ${seen.revision}: an older one is replayed.`);
}

type Files = ReadonlyMap<string, Buffer>;

/** The files below a folder, by their paths in it; none of a folder that is not there. */
async function contentOf(folder: string): Promise<Files> {
  const files = existsSync(folder) ? await filesOf(folder) : [];
  return new Map(await Promise.all(files.map(async ({ source, path }) => [path, await readFile(source)] as const)));
}

/** The attestation of a version, of which an owner signed what the registry says; undefined on a site that has no owners. */
async function mirroredAttestation({ source, read, state }: Look, part: string, facts: Facts): Promise<Attestation | undefined> {
  const { version } = facts;
  const digest = state.attested?.[`${part} ${version}`];
  return read && (await verifyVersion(source, read, { part, version, digest, facts })).attestation;
}

/** Puts files into the copy. Throws ReleaseRefused when it holds other ones at their names. */
async function served({ destination }: Look, path: string, folder: string): Promise<void> {
  try {
    await destination.upload(path, folder);
  } catch (error) {
    if (!(error instanceof PublishedFileDiffers)) throw error;
    throw new ReleaseRefused(
      `${destination.placeOf(error.path)} is not the file of the site: delete it there, and the next look copies it again.`,
    );
  }
}

/** Copies a version of a section once all its files are those that were signed. */
async function copyVersion(look: Look, entry: Omit<RegistryEntry, 'previous' | 'next'>): Promise<void> {
  const { section, version, integrity } = entry;
  const label = `${section.id} ${version}`;
  const path = `mf/${section.id}/${version}`;
  await withDownloaded(look.source, path, async (folder) => {
    const files = await contentOf(folder);
    if (integrityOf(files.get(entry.entry) ?? '') !== integrity)
      throw new ReleaseRefused(`${entry.entry} of ${label} is not the file that was ${look.read ? 'signed' : 'released'}. ${REMEDY}`);
    for (const name of READ) if (files.has(name)) parseFile(look.source, `${path}/${name}`, String(files.get(name)));
    const attestation = await mirroredAttestation(look, section.id, entry);
    if (attestation)
      for (const name of new Set([...attestation.subject.map((file) => file.name), ...files.keys()].map(withoutCompression)))
        refuseAltered(label, attestation, name, files.get(name));
    refuseDifferingCopies(label, files, REMEDY);
    await served(look, path, folder);
  });
}

/** Copies the files of a shell, of a signed one those that were signed. */
async function copyShell(look: Look, shell: ReleasedShell): Promise<void> {
  const label = `shell ${shell.version}`;
  await withDownloaded(look.source, 'assets', async (folder) => {
    const attestation = await mirroredAttestation(look, 'shell', alone(shell));
    const all = await contentOf(folder);
    const names = attestation?.subject.map(({ name }) => name);
    const files = new Map([...all].filter(([path]) => !names || names.includes(withoutCompression(path))));
    if (attestation) for (const name of names ?? []) refuseAltered(label, attestation, name, files.get(name));
    refuseDifferingCopies(label, files, REMEDY);
    await Promise.all([...all.keys()].filter((path) => !files.has(path)).map((path) => rm(join(folder, path))));
    await served(look, 'assets', folder);
  });
}

/** Why a part is not taken over; throws the error again where it is a mistake of this program. */
function explained(error: unknown): string {
  const sentence = explainCommandFailure(error);
  if (sentence === undefined) throw error;
  return sentence;
}

/** The hashes of the entries that the copy has files of: of these alone a visitor may open a preview. */
async function copiedEntries(destination: FolderTarget, entries: ReleasedEntries = {}): Promise<ReleasedEntries> {
  const copied = Object.entries(entries).map(async ([id, hashes]) => {
    const versions = await destination.list(`mf/${id}`);
    return [id, Object.fromEntries(Object.entries(hashes).filter(([version]) => versions.includes(version)))] as const;
  });
  return Object.fromEntries((await Promise.all(copied)).filter(([, hashes]) => Object.keys(hashes).length > 0));
}

/**
 * Takes over what the owners of a site signed into the folder that a web server serves: every version whose files are those that were
 * signed. What is not signed, was altered or is older than what this copy has seen is left as it was, and said. A site that has no owners
 * is copied as it is.
 */
export async function mirror(copy: Mirror): Promise<Mirrored> {
  const { source, destination, root } = copy;
  const read = await readOwners(source, root);
  const signed = read && (await readSigned(source, read));
  const state = signed?.deployment ?? (await readDeployment(source));
  const refused = [...(signed?.refused ?? [])];
  const look: Look = { ...copy, read, state };
  const { revision } = state.registry;
  // the number of the state that counts: who removes a refused revision takes nothing back
  const now = { root: read?.root ?? null, owners: read?.owners.number ?? 0, revision: signed?.state ?? revision };
  const text = await destination.read(FOLLOWED);
  const remedy = 'restore it from a copy of this folder; without one delete it, and this copy takes the site as it finds it';
  const seen = text === undefined ? undefined : parseFile<Followed>(destination, FOLLOWED, text, remedy);
  refuseReturn(seen, read, { root, revision: now.revision });
  const isSeen = seen?.root === now.root && seen.owners === now.owners && seen.revision === now.revision;
  if (isSeen && !seen.heldBack) return { revision, changed: false, refused, heldBack: false };

  let heldBack = false;
  const former = await readDeployment(destination);
  const sections: Record<string, RegistryEntry> = {};
  for (const [id, entry] of Object.entries(state.registry.sections)) {
    try {
      await copyVersion(look, alone(entry));
      if (entry.next) await copyVersion(look, entry.next);
      sections[id] = entry;
    } catch (error) {
      refused.push(explained(error));
      heldBack = true;
      const kept = former.registry.sections[id];
      if (kept) sections[id] = kept;
    }
  }
  let { shell } = state;
  if (shell)
    await copyShell(look, shell).catch((error: unknown) => {
      refused.push(explained(error));
      heldBack = true;
      shell = former.shell;
    });
  const { signed: _, shell: __, ...unsigned } = state;
  const entries = await copiedEntries(destination, state.entries);
  const taken: Deployment = { ...unsigned, registry: { revision, sections }, entries, ...(shell && { shell }) };
  await destination.replace(revisionFile(revision), `${JSON.stringify(taken, null, 2)}\n`);
  await writePages(destination, read);
  const followed: Followed = { ...now, heldBack };
  await destination.replace(FOLLOWED, `${JSON.stringify(followed)}\n`);
  return { revision, changed: true, refused, heldBack };
}
