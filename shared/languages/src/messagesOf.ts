import { createInstance, type TFunction } from 'i18next';
import { type Language, type Localized, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from './Language.ts';
import { pseudoTexts } from './pseudoText.ts';
import { readLanguages } from './readLanguages.ts';
import { textIn } from './textIn.ts';
import { knownLanguages, type MessageFile, translationsOf } from './translations.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The keys of a message file: the forms of a plural (`righe_one`, `righe_other`) are one key (`righe`). */
export type KeyOf<File> = { [Key in keyof File & string]: Key extends `${infer Own}_${PluralForm}` ? Own : Key }[keyof File & string];

/** What stands for the `{{names}}` of a text; `count` chooses the form of a plural. A text of ours is put in in each language. */
export type MessageValues = Readonly<Record<string, string | number | Localized>>;

/** A text by its key, in one language. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/** A text by its key, in all languages. */
export interface Messages<Key extends string> {
  (key: Key, values?: MessageValues): Localized;
  /** The same in one language, for texts that are made for each row. */
  in(language: Language): Translate<Key>;
  /** Whether a text is one of these. */
  has(key: string): boolean;
}

/**
 * The texts of a package for programs: its Italian file and the translations that are there when the program starts.
 * @param name the path of the translations in the folder of each language
 */
export function messagesOf<const File extends MessageFile>(name: string, italian: File): Messages<KeyOf<File>> {
  type Key = KeyOf<File>;
  const files: Readonly<Record<Language, MessageFile>> = {
    [SOURCE_LANGUAGE]: italian,
    ...translationsOf(name),
    ...(readLanguages(process.env).includes(PSEUDO_LANGUAGE) && { [PSEUDO_LANGUAGE]: pseudoTexts<MessageFile>(italian) }),
  };
  const languages = Object.keys(files);
  const translate = lazily(() => translatorsOf(files));
  const plain = new Map<string, Localized>();

  const inLanguage = (language: Language, key: Key, values: MessageValues): string => {
    const t = translate().get(language) ?? translate().get(SOURCE_LANGUAGE);
    const written = Object.fromEntries(
      Object.entries(values).map(([at, value]) => [at, typeof value === 'object' ? textIn(value, language) : value]),
    );
    // in `replace` no name of a value is taken for an option
    return t?.(key, { ...(typeof values.count === 'number' && { count: values.count }), replace: written }) ?? key;
  };
  /** A text without values is what the files say. */
  const asWritten = (key: Key): Localized => {
    const known = plain.get(key);
    if (known) return known;
    const text = inEach(languages, (language) => files[language]?.[key] ?? italian[key] ?? key);
    plain.set(key, text);
    return text;
  };
  return Object.assign(
    (key: Key, values?: MessageValues): Localized =>
      values ? inEach(languages, (language) => inLanguage(language, key, values)) : asWritten(key),
    {
      in:
        (language: Language): Translate<Key> =>
        (key, values) =>
          values ? inLanguage(language, key, values) : textIn(asWritten(key), language),
      has: (key: string) => Object.hasOwn(italian, key),
    },
  );
}

/** A text that is made of others, in each language that has a translation. */
export const inEachLanguage = (make: (language: Language) => string): Localized => inEach(knownLanguages(), make);

const inEach = (languages: readonly Language[], make: (language: Language) => string): Localized =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as { it: string };

function translatorsOf(files: Readonly<Record<Language, MessageFile>>): ReadonlyMap<Language, TFunction> {
  const i18n = createInstance();
  i18n.init({
    fallbackLng: SOURCE_LANGUAGE,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(Object.entries(files).map(([language, translation]) => [language, { translation }])),
  });
  return new Map(Object.keys(files).map((language) => [language, i18n.getFixedT(language)]));
}

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
