import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized, SectionManifest } from '@territori/contract';

/** The heading and the paragraph with which a section's home begins. */
export interface Cover {
  readonly heading: Localized;
  readonly lead: Localized;
}

/** The cover that a section's manifest names, in every language of its texts. Throws where a text is missing. */
export function coverOf(directory: string, { cover }: Pick<SectionManifest, 'cover'>): Cover | undefined {
  if (!cover) return undefined;
  const folder = join(directory, 'src/messages');
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, file), 'utf8'))] as const);
  const inLanguages = (key: string): Localized => {
    const found = Object.fromEntries(texts.flatMap(([language, messages]) => (messages[key] ? [[language, messages[key] as string]] : [])));
    if (!found.it) throw new Error(`The manifest's cover names the text "${key}", which src/messages/it.json lacks.`);
    return { ...found, it: found.it };
  };
  return { heading: inLanguages(cover.heading), lead: inLanguages(cover.lead) };
}
