import { join } from 'node:path';
import type { Compilation, Module } from '@rspack/core';
import type { SharedNames } from '@territori/contract';
import { publicModules } from '../sharedModules/publicModules.ts';
import { requestOf } from '../sharedModules/sharedInStats.ts';
import { providedByShell, sharedModules } from '../sharedModules/sharedModules.ts';

const resourceOf = (module: Module | null): string => (module && 'resource' in module ? String(module.resource ?? '') : '');

const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): SharedNames =>
  Object.fromEntries([...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([module, found]) => [module, [...found].sort()]));

/**
 * The names that the sources of a package import from our shared modules. The copies of shared modules that the build also contains
 * do not count: they are used only in a page without the shell. Call it before modules are joined.
 * @param directory the package's folder
 */
export function usedNames({ modules, moduleGraph }: Compilation, directory: string): SharedNames {
  const used = new Map<string, Set<string>>();
  const consumed = [...modules].filter(({ type }) => type === 'consume-shared-module');
  for (const module of consumed) {
    const request = requestOf(module.readableIdentifier());
    if (!request.startsWith('@territori/')) continue;
    const own = moduleGraph
      .getIncomingConnections(module)
      .filter(({ originModule }) => resourceOf(originModule).startsWith(join(directory, 'src/')));
    // an import lists the name and the properties that are read of it: `tokens`, `spacingVerticalS`
    const names = own.flatMap(({ dependency }) => dependency.ids?.slice(0, 1) ?? []);
    if (names.length > 0) used.set(request, new Set(names));
  }
  return sorted(used);
}

/** The names that each of our shared modules exports, in a compilation that provides them. Call it before modules are joined. */
export function providedNames({ modules, moduleGraph }: Compilation): SharedNames {
  const byFile = new Map(
    Object.entries(providedByShell())
      .filter(([, { shareKey }]) => shareKey.startsWith('@territori/'))
      .map(([file, { shareKey }]) => [file, shareKey]),
  );
  const whole = sharedModules.filter(({ request }) => /^@territori\/[^/]+$/.test(request));
  for (const { request } of whole) {
    const module = publicModules(request.split('/')[1] as string).find((found) => found.request === request);
    if (module) byFile.set(module.file, request);
  }
  const provided = new Map<string, Set<string>>();
  for (const module of modules) {
    const request = byFile.get(resourceOf(module));
    const names = request && moduleGraph.getProvidedExports(module);
    if (request && Array.isArray(names)) provided.set(request, new Set(names));
  }
  return sorted(provided);
}
