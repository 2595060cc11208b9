import { type Language, textIn } from '@territori/languages';
import type { Edition } from '@territori/store/database';
import { message } from '../message.ts';

/** The languages of the text: an edition has the same bytes on every portal, whatever languages it offers. */
const LANGUAGES: readonly Language[] = ['it', 'en'];

/** The text that says how to cite an edition. It is the same on every portal, so it has no name and no address of one. */
export function citation(edition: Edition, name: string): string {
  const sources = (language: Language) => {
    const lines = edition.sources.map(
      ({ descrizione, licenza, url }) =>
        `- ${textIn(descrizione, language)} (${textIn(licenza, language)})${url === null ? '' : `, ${url}`}`,
    );
    // many files have the same source
    return [...new Set(lines)].join('\n');
  };
  return LANGUAGES.map((language) => message.in(language)('citation', { name, date: edition.date, sources: sources(language) })).join('\n');
}
