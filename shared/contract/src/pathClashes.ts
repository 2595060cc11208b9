/** A path that two sections own. */
export interface PathClash {
  /** As the later section writes it. */
  readonly path: string;
  /** The section that keeps the path: the first of the list. */
  readonly owner: string;
  /** The section that cannot have it. */
  readonly later: string;
}

/** Addresses are matched without regard to case and to a trailing slash. */
const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '');

/**
 * The paths that two sections of a list own, aliases included. A path below another section's path is allowed: the longer one wins.
 * @param sections the list; of two owners the first keeps the path
 */
export function pathClashes(sections: Iterable<{ readonly id: string; readonly routes: readonly string[] }>): PathClash[] {
  const owners = new Map<string, string>();
  const clashes: PathClash[] = [];
  for (const { id, routes } of sections) {
    for (const path of routes) {
      const owner = owners.get(plain(path)) ?? id;
      if (owner !== id) clashes.push({ path, owner, later: id });
      owners.set(plain(path), owner);
    }
  }
  return clashes;
}
