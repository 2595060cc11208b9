import { type Language, type Localized, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from './Language.ts';
import { pseudoTexts } from './pseudoText.ts';
import { readLanguages } from './readLanguages.ts';
import { textIn } from './textIn.ts';
import { knownLanguages, type MessageFile, translationsOf } from './translations.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The keys of a message file: the forms of a plural (`righe_one`, `righe_other`) are one key (`righe`). */
export type KeyOf<File> = { [Key in keyof File & string]: Key extends `${infer Own}_${PluralForm}` ? Own : Key }[keyof File & string];

/** What stands for the `{{names}}` of a text; `count` chooses the form of a plural. A value may be a text in several languages. */
export type MessageValues = Readonly<Record<string, string | number | Localized>>;

/** A text by its key, in one language. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/** A text by its key, in all languages. */
export interface Messages<Key extends string> {
  (key: Key, values?: MessageValues): Localized;
  /** The same in one language, for texts that are made for each row. */
  in(language: Language): Translate<Key>;
  /** Whether a text is one of these. */
  has(key: string): key is Key;
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
  const plain = new Map<string, Localized>();
  const writers = new Map<Language, Writer>();

  const writerIn = (language: Language): Writer => {
    const known = writers.get(language);
    if (known) return known;
    const own = files[language];
    const made =
      own && language !== SOURCE_LANGUAGE ? writerOf(own, language, writerIn(SOURCE_LANGUAGE)) : writerOf(italian, SOURCE_LANGUAGE);
    writers.set(language, made);
    return made;
  };
  const inLanguage = (language: Language, key: Key, values: MessageValues): string => writerIn(language)(key, values, language) ?? key;
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
      has: (key: string): key is Key => Object.hasOwn(italian, key),
    },
  );
}

/** A text that is made of others, in each language that has a translation. */
export const inEachLanguage = (make: (language: Language) => string): Localized => inEach(knownLanguages(), make);

const inEach = (languages: readonly Language[], make: (language: Language) => string): Localized =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as { it: string };

/** Writes a text with its values; undefined for a key that neither the language nor Italian has. */
type Writer = (key: string, values: MessageValues, language: Language) => string | undefined;

/**
 * Writes plurals and values as i18next does. i18next takes twenty times as long, and a file of all changes has a sentence with values in
 * each row; here a text is taken apart once, at its `{{names}}`.
 */
function writerOf(file: MessageFile, fileLanguage: Language, instead?: Writer): Writer {
  const plurals = new Intl.PluralRules(fileLanguage);
  const parts = new Map<string, readonly string[] | undefined>();
  const partsOf = (key: string): readonly string[] | undefined => {
    if (!parts.has(key)) parts.set(key, file[key]?.split(VALUE));
    return parts.get(key);
  };
  return (key, values, language) => {
    const { count } = values;
    const forms = typeof count === 'number' ? [`${key}_${plurals.select(count)}`, `${key}_other`, key] : [key];
    const found = forms.map(partsOf).find(Boolean);
    if (!found) return instead?.(key, values, language);
    return found.map((part, place) => (place % 2 === 0 ? part : written(values[part], language))).join('');
  };
}

/** The names of values in a text. */
const VALUE = /\{\{\s*(\w+)\s*\}\}/;

const written = (value: MessageValues[string] | undefined, language: Language): string =>
  typeof value === 'object' ? textIn(value, language) : String(value ?? '');
