import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, PSEUDO_LANGUAGE, readLanguages } from '@territori/languages';
import { isTranslated } from '@territori/languages/translations';
import { CONTENT_DIRECTORY } from '../content/readContent.ts';

/** The offered languages in which the API or the editors have a text, of LANGUAGES and PORTALE_CONTENUTI. */
export function answeredLanguages(environment: Readonly<Record<string, string | undefined>>): ReadonlySet<Language> {
  const content = environment.PORTALE_CONTENUTI?.trim() || CONTENT_DIRECTORY;
  return new Set(
    readLanguages(environment).filter(
      (language) => language === PSEUDO_LANGUAGE || isTranslated(language, 'api') || existsSync(join(content, language)),
    ),
  );
}
