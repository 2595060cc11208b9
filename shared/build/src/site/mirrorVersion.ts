import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryEntry } from '@territori/contract';
import { integrityOf } from '../integrity.ts';
import type { ReleasedShell } from './deployment.ts';
import type { MirrorLook } from './MirrorLook.ts';
import { type Attestation, refuseAltered } from './owners/attestation.ts';
import { verifyVersion } from './owners/verifyVersion.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';
import { refuseDifferingCopies } from './refuseDifferingCopies.ts';
import { filesOf } from './store/filesOf.ts';
import { parseFile } from './store/parseFile.ts';
import { PublishedFileDiffers, withoutCompression } from './store/Target.ts';
import { withDownloaded } from './store/withDownloaded.ts';
import { type VersionFacts, versionAlone } from './VersionFacts.ts';

/** What makes right again a file that is not the one that was released. */
const RESTORE_FILE = 'Restore it from a copy of the site, or publish a new version.';

/** Files of a version from which the pages of a site are written. */
const FILES_READ_FOR_PAGES = ['section.json', 'build.json', 'mf-manifest.json'];

type FilesByPath = ReadonlyMap<string, Buffer>;

/** The files below a folder, by their paths in it; none of a folder that is not there. */
async function contentOfFolder(folder: string): Promise<FilesByPath> {
  const files = existsSync(folder) ? await filesOf(folder) : [];
  return new Map(await Promise.all(files.map(async ({ source, path }) => [path, await readFile(source)] as const)));
}

/** The attestation of a version, of which an owner signed what the registry says; undefined on a site that has no owners. */
async function mirroredAttestation(
  { source, read, state }: MirrorLook,
  part: string,
  facts: VersionFacts,
): Promise<Attestation | undefined> {
  const { version } = facts;
  const digest = state.attested?.[`${part} ${version}`];
  return read && (await verifyVersion(source, read, { part, version, digest, facts })).attestation;
}

/** Puts files into the copy. Throws ReleaseRefused when it holds other ones at their names. */
async function putIntoMirror({ destination }: MirrorLook, path: string, folder: string): Promise<void> {
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
export async function mirrorVersion(look: MirrorLook, entry: Omit<RegistryEntry, 'previous' | 'next'>): Promise<void> {
  const { section, version, integrity } = entry;
  const label = `${section.id} ${version}`;
  const path = `mf/${section.id}/${version}`;
  await withDownloaded(look.source, path, async (folder) => {
    const files = await contentOfFolder(folder);
    if (integrityOf(files.get(entry.entry) ?? '') !== integrity)
      throw new ReleaseRefused(`${entry.entry} of ${label} is not the file that was ${look.read ? 'signed' : 'released'}. ${RESTORE_FILE}`);
    for (const name of FILES_READ_FOR_PAGES) if (files.has(name)) parseFile(look.source, `${path}/${name}`, String(files.get(name)));
    const attestation = await mirroredAttestation(look, section.id, entry);
    if (attestation)
      for (const name of new Set([...attestation.subject.map((file) => file.name), ...files.keys()].map(withoutCompression)))
        refuseAltered(label, attestation, name, files.get(name));
    refuseDifferingCopies(label, files, RESTORE_FILE);
    await putIntoMirror(look, path, folder);
  });
}

/** Copies the files of a shell, of a signed one those that were signed. */
export async function mirrorShell(look: MirrorLook, shell: ReleasedShell): Promise<void> {
  const label = `shell ${shell.version}`;
  await withDownloaded(look.source, 'assets', async (folder) => {
    const attestation = await mirroredAttestation(look, 'shell', versionAlone(shell));
    const all = await contentOfFolder(folder);
    const names = attestation?.subject.map(({ name }) => name);
    const files = new Map([...all].filter(([path]) => !names || names.includes(withoutCompression(path))));
    if (attestation) for (const name of names ?? []) refuseAltered(label, attestation, name, files.get(name));
    refuseDifferingCopies(label, files, RESTORE_FILE);
    await Promise.all([...all.keys()].filter((path) => !files.has(path)).map((path) => rm(join(folder, path))));
    await putIntoMirror(look, 'assets', folder);
  });
}
