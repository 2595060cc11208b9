/** Files that change in place: the pointers of a site, and the configuration read at run time. */
export const MUTABLE: readonly string[] = ['index.html', 'registry.json', 'versions.json', 'config.json'];

/** Addresses of files that never change: everything in a version's folder, and every shell asset. */
export const IMMUTABLE = /^\/(assets|mf\/[^/]+\/[^/]+)\//;

/** Addresses of files that visitors do not need: the history of the site, source maps, files of the release tools. */
export const PRIVATE = /^\/(revisions|maps)\/|^\/mirror\.json$|\/(build|shell|weights)\.json(\.br|\.gz)?$/;

/** How long a file of a site may be kept, by its path below the site's root. */
export function cacheControl(path: string): string {
  if (MUTABLE.includes(path)) return 'no-store';
  return IMMUTABLE.test(`/${path}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Whether visitors do not need a file of a site, by its path below the root. */
export function isPrivate(path: string): boolean {
  return PRIVATE.test(`/${path}`);
}
