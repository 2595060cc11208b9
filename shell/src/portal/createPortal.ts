import type { Kit } from '@territori/kit';
import { gate } from '../registry/gate.ts';
import { providedVersions, type ShareScope } from '../registry/providedVersions.ts';
import { applyOverrides, requestedOverrides } from '../registry/readOverrides.ts';
import type { ReadRegistry } from '../registry/readRegistry.ts';
import { withStagedVersions } from '../registry/stagedVersions.ts';
import { localStorageIfAllowed } from '../registry/startReading.ts';
import { loadContainer } from '../sections/loadContainer.ts';
import { SectionLoader } from '../sections/SectionLoader.ts';
import type { Portal } from './Portal.ts';

/**
 * Creates a portal from a registry, and registers in the kit the sections that links can lead to: those that the gate
 * accepts. Overrides are valid only outside production.
 */
export async function createPortal(kit: Kit, { registry: released, source }: ReadRegistry, shareScope: ShareScope): Promise<Portal> {
  const requested = kit.config.environment ? requestedOverrides(location.search) : [];
  const { registry, applied, unread } = await applyOverrides(withStagedVersions(released, localStorageIfAllowed()), requested);
  const provided = providedVersions(shareScope);
  const entries = registry.sections;
  const fitting = Object.entries(entries).filter(([, entry]) => gate(entry, provided, entries) === null);
  kit.directory.manifests = Object.fromEntries(fitting.map(([id, { section }]) => [id, section]));
  return {
    revision: registry.revision,
    source,
    entries,
    overrides: applied,
    unreadOverrides: unread,
    loader: new SectionLoader({
      entries,
      provided,
      loadContainer: (entry, attempt, signal) => loadContainer(entry, shareScope, attempt, signal),
    }),
  };
}
