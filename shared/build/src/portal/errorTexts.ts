import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Language, PSEUDO_LANGUAGE, pseudoTexts } from '@territori/languages';
import type it from './messages/it.json';

type Texts = Readonly<typeof it>;

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Partial<Texts>;
const italian = read(fileURLToPath(new URL('./messages/it.json', import.meta.url))) as Texts;

/** The texts of the pages that explain an error, in a language; what it lacks is Italian. */
export function errorTexts(language: Language): Texts {
  if (language === PSEUDO_LANGUAGE) return pseudoTexts(italian);
  try {
    return { ...italian, ...read(resolve(`@territori/languages/${language}/build/portal.json`)) };
  } catch {
    return italian;
  }
}
