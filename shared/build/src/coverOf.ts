import type { Localized, SectionManifest } from '@territori/contract';
import { textsIn } from './translationFiles.ts';

/** The heading and the paragraph with which a section's home begins, and the path to the results of the search below them. */
export interface Cover {
  readonly heading: Localized;
  readonly lead: Localized;
  readonly search?: `/${string}`;
}

/**
 * The cover that a section's manifest names, in every language of its texts. Throws where a text or a link is missing.
 * @param files the file with the section's texts in each language
 */
export function coverOf(
  files: Readonly<Record<string, string>>,
  { cover, links = {} }: Pick<SectionManifest, 'cover' | 'links'>,
): Cover | undefined {
  if (!cover) return undefined;
  const text = textsIn(files, "The manifest's cover");
  const search = cover.search === undefined ? undefined : links[cover.search];
  if (cover.search !== undefined && !search)
    throw new Error(`The manifest's cover names the link "${cover.search}", which the manifest lacks.`);
  return { heading: text(cover.heading), lead: text(cover.lead), ...(search && { search }) };
}
