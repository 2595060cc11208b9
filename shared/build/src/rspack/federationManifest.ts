import type { StatsCompilation } from '@rspack/core';
import { installed } from '../sharedModules/installed.ts';
import { sharedModules } from '../sharedModules/sharedModules.ts';
import { ENTRY } from './entry.ts';
import { TYPES } from './federationTypes.ts';

/** The modules that a section's container exposes, with the chunk of each. */
export const EXPOSED = { './section': 'section', './mount': 'mount' } as const;

const assets = (sync: readonly string[]) => ({
  js: { sync: sync.filter((file) => file.endsWith('.js')), async: [] },
  css: { sync: sync.filter((file) => file.endsWith('.css')), async: [] },
});

/**
 * `mf-manifest.json`: the section in the format that the tools of Module Federation read, its runtime and its browser extension among them
 * (https://module-federation.io/configure/manifest.html). The portal itself does not use it.
 */
export function federationManifest(
  { chunks = [] }: StatsCompilation,
  { container, version, uses }: { container: string; version: string; uses: ReadonlySet<string> },
): object {
  const filesOf = (name: string) => chunks.filter(({ names }) => names?.includes(name)).flatMap(({ files = [] }) => files);
  const exposes = Object.entries(EXPOSED)
    .map(([path, chunk]) => ({ path, name: path.slice('./'.length), files: filesOf(chunk) }))
    // a build for this machine alone exposes less
    .filter(({ files }) => files.length > 0)
    .map(({ path, name, files }) => ({ id: `${container}:${name}`, name, path, assets: assets(files) }));
  return {
    id: container,
    name: container,
    metaData: {
      name: container,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: container },
      remoteEntry: { name: ENTRY, path: '', type: 'global' },
      types: exposes.some(({ name }) => name === EXPOSED['./mount'])
        ? { path: '', name: TYPES.api, ...TYPES }
        : { path: '', name: '', zip: '', api: '' },
      globalName: container,
      pluginVersion: installed('build', '@module-federation/enhanced').version,
      publicPath: 'auto',
    },
    shared: sharedModules
      .filter(({ request }) => uses.has(request))
      .map(({ request, version: shared, singleton }) => ({
        id: `${container}:${request}`,
        ...{ name: request, version: shared, singleton, requiredVersion: `^${shared}`, assets: assets([]) },
      })),
    remotes: [],
    exposes,
  };
}
