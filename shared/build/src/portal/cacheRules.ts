/** Files that change in place: the pointers of a site, and what is read at run time. */
const MUTABLE = new Set(['index.html', 'registry.json', 'hints.js', 'config.json']);

/** How long a file of a site may be kept, by its path below the site's root. Everything in a version's folder, and every shell asset, never changes. */
export function cacheControl(path: string): string {
  if (MUTABLE.has(path)) return 'no-store';
  if (path.startsWith('assets/') || /^mf\/[^/]+\/[^/]+\//.test(path)) return 'public, max-age=31536000, immutable';
  return 'no-cache';
}

/** Files of a site that are of no use to a visitor. */
export function isPrivate(path: string): boolean {
  return path.startsWith('revisions/') || /(^|\/)(build|shell|weights)\.json(\.br|\.gz)?$/.test(path);
}
