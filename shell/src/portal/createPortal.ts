import type { PublishedSection } from '@territori/contract';
import type { Kit } from '@territori/kit';
import { startOutcomes } from '../outcomes/startOutcomes.ts';
import { gate } from '../registry/gate.ts';
import { lackingHere } from '../registry/lackingHere.ts';
import { previewsWithHashes, requestedPreviews } from '../registry/previews.ts';
import { providedVersions, type ShareScope } from '../registry/providedVersions.ts';
import { applyOverrides, requestedOverrides } from '../registry/readOverrides.ts';
import type { ReadRegistry } from '../registry/readRegistry.ts';
import { withStagedVersions } from '../registry/stagedVersions.ts';
import { localStorageIfAllowed, sessionStorageIfAllowed } from '../registry/startReading.ts';
import { loadContainer } from '../sections/loadContainer.ts';
import { SectionLoader } from '../sections/SectionLoader.ts';
import type { Portal } from './Portal.ts';

/**
 * Creates a portal from a registry, and registers in the kit the sections that links can lead to: those that the gate
 * accepts. Overrides are valid only outside production, previews where the operator allows them.
 */
export async function createPortal(kit: Kit, { registry: released, source }: ReadRegistry, shareScope: ShareScope): Promise<Portal> {
  const registered = withStagedVersions(released, localStorageIfAllowed());
  const requested = [
    ...(kit.config.previews ? await previewsWithHashes(requestedPreviews(location.search, sessionStorageIfAllowed(), registered)) : []),
    ...(kit.config.environment ? requestedOverrides(location.search) : []),
  ];
  const lacking = (section: PublishedSection) => lackingHere(section, shareScope);
  const { registry, applied, unread } = await applyOverrides(registered, requested, lacking);
  const provided = providedVersions(shareScope);
  const entries = registry.sections;
  const fitting = Object.entries(entries).filter(([, entry]) => gate(entry, provided, entries) === null);
  kit.directory.manifests = Object.fromEntries(fitting.map(([id, { section }]) => [id, section]));
  const outcomes = startOutcomes(kit.config, entries);
  return {
    ...(outcomes && { outcomes }),
    revision: registry.revision,
    source,
    entries,
    provided,
    overrides: applied,
    unreadOverrides: unread,
    loader: new SectionLoader({
      entries,
      provided,
      onOutcome: (id, outcome, reason) => outcomes?.add(id, outcome, reason),
      loadContainer: (entry, attempt, signal) => loadContainer(entry, shareScope, attempt, signal),
    }),
  };
}
