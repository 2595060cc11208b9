import { readFileSync } from 'node:fs';
import type { Localized, SectionManifest } from '@territori/contract';

/** The heading and the paragraph with which a section's home begins. */
export interface Cover {
  readonly heading: Localized;
  readonly lead: Localized;
}

/**
 * The cover that a section's manifest names, in every language of its texts. Throws where a text is missing.
 * @param files the file with the section's texts in each language
 */
export function coverOf(files: Readonly<Record<string, string>>, { cover }: Pick<SectionManifest, 'cover'>): Cover | undefined {
  if (!cover) return undefined;
  const texts = Object.entries(files).map(([language, file]) => [language, JSON.parse(readFileSync(file, 'utf8'))] as const);
  const inLanguages = (key: string): Localized => {
    const found = Object.fromEntries(texts.flatMap(([language, messages]) => (messages[key] ? [[language, messages[key] as string]] : [])));
    if (!found.it) throw new Error(`The manifest's cover names the text "${key}", which the Italian texts lack.`);
    return { ...found, it: found.it };
  };
  return { heading: inLanguages(cover.heading), lead: inLanguages(cover.lead) };
}
