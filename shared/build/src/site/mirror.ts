import type { RegistryEntry, ReleasedEntries } from '@territori/contract';
import type { Deployment } from './deployment.ts';
import { explainCommandFailure } from './explainCommandFailure.ts';
import { FOLLOWED_SITE_FILE, type FollowedSite } from './FollowedSite.ts';
import type { Mirror, MirrorLook } from './MirrorLook.ts';
import { mirrorShell, mirrorVersion } from './mirrorVersion.ts';
import { readOwners } from './owners/Owners.ts';
import { readSigned } from './owners/readSigned.ts';
import { writePages } from './pages/writePages.ts';
import { readDeployment } from './readDeployment.ts';
import { refuseEarlierSite } from './refuseEarlierSite.ts';
import { revisionFile } from './revisions.ts';
import type { FolderTarget } from './store/FolderTarget.ts';
import { parseFile } from './store/parseFile.ts';
import { versionAlone } from './VersionFacts.ts';

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

/** Why a part is not taken over; throws the error again where it is a mistake of this program. */
function explainedRefusal(error: unknown): string {
  const sentence = explainCommandFailure(error);
  if (sentence === undefined) throw error;
  return sentence;
}

/** The hashes of the entries that the copy has files of: of these alone a visitor may open a preview. */
async function mirroredEntries(destination: FolderTarget, entries: ReleasedEntries = {}): Promise<ReleasedEntries> {
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
  const look: MirrorLook = { ...copy, read, state };
  const { revision } = state.registry;
  // the number of the state that counts: who removes a refused revision takes nothing back
  const now = { root: read?.root ?? null, owners: read?.owners.number ?? 0, revision: signed?.state ?? revision };
  const text = await destination.read(FOLLOWED_SITE_FILE);
  const remedy = 'restore it from a copy of this folder; without one delete it, and this copy takes the site as it finds it';
  const seen = text === undefined ? undefined : parseFile<FollowedSite>(destination, FOLLOWED_SITE_FILE, text, remedy);
  refuseEarlierSite(seen, read, { root, revision: now.revision });
  const isSeen = seen?.root === now.root && seen.owners === now.owners && seen.revision === now.revision;
  if (isSeen && !seen.heldBack) return { revision, changed: false, refused, heldBack: false };

  let heldBack = false;
  const former = await readDeployment(destination);
  const sections: Record<string, RegistryEntry> = {};
  for (const [id, entry] of Object.entries(state.registry.sections)) {
    try {
      await mirrorVersion(look, versionAlone(entry));
      if (entry.next) await mirrorVersion(look, entry.next);
      sections[id] = entry;
    } catch (error) {
      refused.push(explainedRefusal(error));
      heldBack = true;
      const kept = former.registry.sections[id];
      if (kept) sections[id] = kept;
    }
  }
  let { shell } = state;
  if (shell)
    await mirrorShell(look, shell).catch((error: unknown) => {
      refused.push(explainedRefusal(error));
      heldBack = true;
      shell = former.shell;
    });
  const { signed: _, shell: __, ...unsigned } = state;
  const entries = await mirroredEntries(destination, state.entries);
  const taken: Deployment = { ...unsigned, registry: { revision, sections }, entries, ...(shell && { shell }) };
  await destination.replace(revisionFile(revision), `${JSON.stringify(taken, null, 2)}\n`);
  await writePages(destination, read);
  const followed: FollowedSite = { ...now, heldBack };
  await destination.replace(FOLLOWED_SITE_FILE, `${JSON.stringify(followed)}\n`);
  return { revision, changed: true, refused, heldBack };
}
