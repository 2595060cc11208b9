import { existsSync, readdirSync } from 'node:fs';
import { LANGUAGE_TAG, type Language, SOURCE_LANGUAGE } from './Language.ts';

const NAME = new RegExp(`^${LANGUAGE_TAG}$`);
/** The folder of the sources beside the translations has the form of a tag. */
const SOURCES = 'src';

/** The languages of the translations in a folder: each has a folder whose name is its tag. None where the folder does not exist. */
export function languageFolders(folder: string): readonly Language[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && NAME.test(entry.name) && entry.name !== SOURCES && entry.name !== SOURCE_LANGUAGE)
    .map(({ name }) => name)
    .sort();
}
