import type { RegistryEntry } from '@territori/contract';
import type { Deployment, ReleasedShell } from './deployment.ts';

/** An entry, or a shell, without the versions beside it. */
export function versionAlone<Entry extends object>(entry: Entry): Omit<Entry, 'previous' | 'next'> {
  const { previous: _, next: __, ...rest } = entry as Entry & { previous?: unknown; next?: unknown };
  return rest;
}

/** What the registry says of one version: the entry of a section, or the shell. */
export type VersionFacts = Omit<RegistryEntry, 'previous' | 'next'> | Omit<ReleasedShell, 'previous'>;

/** What visitors may get of a part: the running version, and the staged one. */
export function servedFacts({ registry, shell }: Deployment, part: string): VersionFacts[] {
  const entry = part === 'shell' ? shell : registry.sections[part];
  const next = part === 'shell' ? undefined : registry.sections[part]?.next;
  return [...(entry ? [versionAlone<VersionFacts>(entry)] : []), ...(next ? [next] : [])] as VersionFacts[];
}

/** What a part has in the registry: what visitors may get, and that to which a rollback returns. */
export function shownFacts(state: Deployment, part: string): VersionFacts[] {
  const previous = part === 'shell' ? state.shell?.previous : state.registry.sections[part]?.previous;
  return [...servedFacts(state, part), ...(previous ? [previous] : [])];
}
