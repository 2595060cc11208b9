import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, SOURCE_LANGUAGE } from './Language.ts';
import { languageFolders } from './languageFolders.ts';

/** Texts by their keys, as a message file has them. */
export type MessageFile = Readonly<Record<string, string>>;

/** The folder with a folder for each translation: `LANGUAGES_FOLDER`, else that of this package. */
const folder = (): string => process.env.LANGUAGES_FOLDER || fileURLToPath(new URL('..', import.meta.url));

let found: readonly Language[] | undefined;

/** Italian and the languages that have a folder, as they are at the start of the program. */
export function knownLanguages(): readonly Language[] {
  found ??= [SOURCE_LANGUAGE, ...languageFolders(folder())];
  return found;
}

/** Whether a translation has texts of a folder of packages, such as `api`. */
export const isTranslated = (language: Language, part: string): boolean =>
  language === SOURCE_LANGUAGE || existsSync(join(folder(), language, part));

/** The translations of a message file, by language; its name is its path in each language's folder. */
export const translationsOf = (name: string): Readonly<Record<Language, MessageFile>> =>
  Object.fromEntries(
    knownLanguages().flatMap((language) => {
      const path = join(folder(), language, `${name}.json`);
      return language !== SOURCE_LANGUAGE && existsSync(path) ? [[language, JSON.parse(readFileSync(path, 'utf8'))]] : [];
    }),
  );
