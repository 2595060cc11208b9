import type { FollowedSite } from './FollowedSite.ts';
import type { ReadOwners } from './owners/Owners.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';

/** Throws ReleaseRefused when the source lies before what this copy has seen of it. */
export function refuseEarlierSite(
  seen: FollowedSite | undefined,
  read: ReadOwners | undefined,
  { root, revision }: { root?: string | undefined; revision: number },
): void {
  if (!seen) return;
  const isOther = (seen.root ?? undefined) !== read?.root;
  // a copy follows other owners only when its operator names the hash with which they begin
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
