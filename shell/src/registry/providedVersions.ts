import type { ProvidedVersions } from './gate.ts';

/** A share scope of the federation runtime: versions by request (`react`, `@territori/kit/query`). */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The versions that a share scope provides, by package: `@territori/kit/query` counts for `@territori/kit`. */
export function providedVersions(scope: ShareScope): ProvidedVersions {
  const versions: Record<string, Set<string>> = {};
  for (const [request, byVersion] of Object.entries(scope)) {
    const name = request
      .split('/')
      .slice(0, request.startsWith('@') ? 2 : 1)
      .join('/');
    versions[name] ??= new Set();
    for (const version of Object.keys(byVersion)) versions[name].add(version);
  }
  return Object.fromEntries(Object.entries(versions).map(([name, found]) => [name, [...found]]));
}
