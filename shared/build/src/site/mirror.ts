import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RegistryEntry } from '@territori/contract';
import { integrityOf } from '../integrity.ts';
import { type Deployment, revisionFile } from './deployment.ts';
import type { FolderTarget } from './FolderTarget.ts';
import { filesOf } from './filesOf.ts';
import { type Attestation, readAttestation, refuseAltered } from './owners/attestation.ts';
import { type ReadOwners, readOwners } from './owners/Owners.ts';
import { readSigned } from './owners/readSigned.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';
import { readDeployment } from './readDeployment.ts';
import { isCompression, type Target, withoutCompression } from './Target.ts';
import { writePages } from './writePages.ts';

/** What a copy remembers of the site that it follows, so that nobody takes it back. */
interface Followed {
  readonly root: string | null;
  readonly owners: number;
  readonly revision: number;
  /** Whether files were not those that were signed: the next look tries them again. */
  readonly heldBack: boolean;
}

const FOLLOWED = 'mirror.json';

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
}

/** Throws ReleaseRefused when the source lies before what this copy has seen of it. */
function refuseReturn(seen: Followed | undefined, read: ReadOwners | undefined, revision: number): void {
  if (!seen) return;
  if ((seen.root ?? undefined) !== read?.root)
    throw new ReleaseRefused('The site has other owners than this copy follows. Nothing is taken over.');
  if (seen.owners > (read?.owners.number ?? 0))
    throw new ReleaseRefused(
      `The owners of the site are file ${read?.owners.number}, and this copy has seen ${seen.owners}: an older one is replayed.`,
    );
  if (seen.revision > revision)
    throw new ReleaseRefused(`The site is at revision ${revision}, and this copy has seen ${seen.revision}: an older one is replayed.`);
}

type Files = ReadonlyMap<string, Buffer>;

/** The files below a folder, by their paths in it. */
async function contentOf(folder: string): Promise<Files> {
  const files = await filesOf(folder);
  return new Map(await Promise.all(files.map(async ({ source, path }) => [path, await readFile(source)] as const)));
}

/** The attestation of a version; undefined for one that is older than the owners of the site. */
async function attestationOf({ source, read, state }: Look, part: string, version: string): Promise<Attestation | undefined> {
  const digest = state.attested?.[`${part} ${version}`];
  if (!read || !digest) return undefined;
  const { attestation, key } = await readAttestation(source, { site: read.owners.site, part, version, digest });
  if (![read.owners, ...read.former].some(({ sections }) => key in (sections[part] ?? {})))
    throw new ReleaseRefused(`The attestation of ${part} ${version} is signed by ${key}, which never owned ${part}.`);
  return attestation;
}

/** Throws ReleaseRefused when a compressed copy, which is served in place of its file, holds something else. */
function refuseOtherCopies(label: string, files: Files): void {
  for (const [path, bytes] of files) {
    if (!isCompression(path)) continue;
    const plain = path.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    if (!files.get(withoutCompression(path))?.equals(plain))
      throw new ReleaseRefused(`${path} of ${label} is not a compressed copy of the file that was signed.`);
  }
}

/** Calls with a folder into which a path of the source was downloaded, and removes it. */
async function downloaded(source: Target, path: string, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-mirror-'));
  try {
    await source.download(path, folder);
    await use(join(folder, path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies a version of a section once all its files are those that were signed. */
async function copyVersion(look: Look, entry: Omit<RegistryEntry, 'previous'>): Promise<void> {
  const { section, version, integrity } = entry;
  const label = `${section.id} ${version}`;
  const path = `mf/${section.id}/${version}`;
  await downloaded(look.source, path, async (folder) => {
    const files = await contentOf(folder);
    if (integrityOf(files.get(entry.entry) ?? '') !== integrity)
      throw new ReleaseRefused(`${entry.entry} of ${label} is not the file that was signed.`);
    // without an attestation the entry counts, which holds the hashes of the other scripts
    const attestation = await attestationOf(look, section.id, version);
    if (attestation)
      for (const name of new Set([...attestation.subject.map((file) => file.name), ...files.keys()].map(withoutCompression)))
        refuseAltered(label, attestation, name, files.get(name));
    refuseOtherCopies(label, files);
    await look.destination.upload(path, folder);
  });
}

/** Copies the files of a shell, of a signed one those that were signed. */
async function copyShell(look: Look, version: string): Promise<void> {
  const label = `shell ${version}`;
  await downloaded(look.source, 'assets', async (folder) => {
    const attestation = await attestationOf(look, 'shell', version);
    const all = await contentOf(folder);
    const names = attestation?.subject.map(({ name }) => name);
    const files = new Map([...all].filter(([path]) => !names || names.includes(withoutCompression(path))));
    if (attestation) for (const name of names ?? []) refuseAltered(label, attestation, name, files.get(name));
    refuseOtherCopies(label, files);
    await Promise.all([...all.keys()].filter((path) => !files.has(path)).map((path) => rm(join(folder, path))));
    await look.destination.upload('assets', folder);
  });
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
  const seen = text ? (JSON.parse(text) as Followed) : undefined;
  refuseReturn(seen, read, now.revision);
  if (seen && !seen.heldBack && seen.owners === now.owners && seen.revision === now.revision) return { revision, changed: false, refused };

  let heldBack = false;
  const former = await readDeployment(destination);
  const sections: Record<string, RegistryEntry> = {};
  for (const [id, entry] of Object.entries(state.registry.sections)) {
    try {
      await copyVersion(look, entry);
      if (entry.next) await copyVersion(look, entry.next);
      sections[id] = entry;
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      refused.push(error.message);
      heldBack = true;
      const kept = former.registry.sections[id];
      if (kept) sections[id] = kept;
    }
  }
  let { shell } = state;
  if (shell)
    await copyShell(look, shell.version).catch((error: unknown) => {
      if (!(error instanceof ReleaseRefused)) throw error;
      refused.push(error.message);
      heldBack = true;
      shell = former.shell;
    });
  const { signed: _, shell: __, ...unsigned } = state;
  const taken: Deployment = { ...unsigned, registry: { revision, sections }, ...(shell && { shell }) };
  await destination.replace(revisionFile(revision), `${JSON.stringify(taken, null, 2)}\n`);
  await writePages(destination, read);
  const followed: Followed = { ...now, heldBack };
  await destination.replace(FOLLOWED, `${JSON.stringify(followed)}\n`);
  return { revision, changed: true, refused };
}
