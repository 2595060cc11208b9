import type { getInstance } from '@module-federation/enhanced/runtime';
import type { RegistryEntry } from '@territori/contract';

type Runtime = NonNullable<ReturnType<typeof getInstance>>;

/** What the tools of Module Federation read of a page: each part by its name, and which others it takes. */
interface FederationGlobal {
  readonly moduleInfo: Record<string, object>;
}

/**
 * Names the sections to the federation's runtime, so that its tools (`__FEDERATION__`, the browser extension) see them with their versions.
 * The loader does not need it: it verifies and loads the containers itself.
 */
export function registerWithFederation(
  runtime: Runtime,
  entries: Readonly<Record<string, RegistryEntry>>,
  { moduleInfo } = (globalThis as unknown as { __FEDERATION__: FederationGlobal }).__FEDERATION__,
): void {
  const parts = Object.values(entries).map(({ base, entry, version, section: { container, builtWith } }) => {
    const shared = Object.entries(builtWith).map(([sharedName, built]) => ({ sharedName, version: built }));
    return { name: container, version, base, entry, shared };
  });
  runtime.options.remotes = parts.map(({ name, base, entry }) => ({
    ...{ name, alias: name, entry: new URL(entry, base).href, entryGlobalName: name },
    ...{ type: 'global' as const, shareScope: 'default' },
  }));
  moduleInfo[runtime.name] = {
    ...{ version: '', buildVersion: '', globalName: runtime.name, remoteEntry: '', modules: [], shared: [] },
    remotesInfo: Object.fromEntries(parts.map(({ name, version }) => [name, { matchedVersion: version }])),
  };
  for (const { name, version, base, entry, shared } of parts)
    moduleInfo[`${name}:${version}`] = {
      ...{ version, buildVersion: version, globalName: name, publicPath: base, remoteEntry: entry, remoteEntryType: 'global' },
      ...{ modules: [{ moduleName: 'section', modulePath: './section', assets: {} }], shared, remotesInfo: {} },
    };
}
