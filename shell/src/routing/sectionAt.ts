import type { RegistryEntry } from '@territori/contract';

/** Where the empty path leads. */
export const HOME_PATH = '/home';

/** The section that owns a path: with or without a trailing slash, in upper or lower case; the longest matching path wins. */
export function sectionAt(pathname: string, entries: Readonly<Record<string, RegistryEntry>>): string | undefined {
  const path = `${pathname.toLowerCase().replace(/\/+$/, '')}/`;
  const owners = Object.entries(entries).flatMap(([id, { section }]) =>
    section.routes.filter((route) => path.startsWith(`${route.toLowerCase()}/`)).map((route) => ({ id, length: route.length })),
  );
  return owners.sort((a, b) => b.length - a.length)[0]?.id;
}
