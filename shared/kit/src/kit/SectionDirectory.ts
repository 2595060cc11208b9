import type { SectionManifest } from '@territori/contract';

/** The sections that can be the target of a link, by id. Empty in a foreign page. */
export interface SectionDirectory {
  manifests: Record<string, SectionManifest>;
}

/** The address of a section's home page, or of one of its public links; undefined when the section or the link does not exist. */
export function sectionHref(manifests: Readonly<Record<string, SectionManifest>>, section: string, link?: string): string | undefined {
  const manifest = manifests[section];
  const path = link === undefined ? manifest?.routes[0] : manifest?.links?.[link];
  return path === undefined ? undefined : `#${path}`;
}
