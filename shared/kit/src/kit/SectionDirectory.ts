import type { SectionManifest } from '@territori/contract';

/** The sections that can be linked to, by id. Empty in a foreign page. */
export interface SectionDirectory {
  manifests: Record<string, SectionManifest>;
}

/** The address of a section's home, or of a path it lets others link to; undefined when it is not there. */
export function sectionHref(manifests: Readonly<Record<string, SectionManifest>>, section: string, link?: string): string | undefined {
  const manifest = manifests[section];
  const path = link === undefined ? manifest?.routes[0] : manifest?.links?.[link];
  return path === undefined ? undefined : `#${path}`;
}
