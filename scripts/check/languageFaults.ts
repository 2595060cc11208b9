import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { translatedLanguages } from '@territori/build/translationFiles';
import type { SectionManifest } from '@territori/contract';
import type { Content } from '@territori/serve/content/schema';

/** What is wrong with the translations, and what each lacks. */
export interface LanguageFaults {
  /** A sentence for each mistake: it would show a wrong text, or never be shown. */
  readonly faults: readonly string[];
  /** The number of texts that a language lacks, by language and by file of texts, or by folder of the editors' files. */
  readonly lacking: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The language that the specification wants whole; every other one falls back to Italian. */
const WHOLE_LANGUAGE = 'en';

const PLURAL_KEY = /_(zero|one|two|few|many|other)$/;

type Texts = Readonly<Record<string, string>>;

/** The texts of a file by their place in it: `sections.0.heading`; the keys of a message file are one place each. */
function flatTexts(value: unknown, place = ''): Record<string, string> {
  if (typeof value === 'string') return { [place]: value };
  return Object.assign({}, ...Object.entries(Object(value)).map(([key, part]) => flatTexts(part, place ? `${place}.${key}` : key)));
}

const valuesIn = (text: string) => [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g) ?? [])].sort().join(' ');

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/**
 * The name of an Italian file in the folder of every other language: `mf-home/src/messages/it.json` is `mf-home.json`, and
 * `mf-home/src/pages/info/geo-eu-clas.it.json` is `mf-home/pages/info/geo-eu-clas.json`. Undefined for a file of another kind.
 */
export function translatedFile(path: string): string | undefined {
  const [, folder, inside = ''] = /^(?:shared\/)?((?:api\/)?[^/]+)\/src\/(.*)$/.exec(path) ?? [];
  const [, name] = /(?:^|\/)(?:(.*)\.)?it\.json$/.exec(inside.split('/').at(-1) ?? '') ?? [];
  if (!folder || !/(^|[./])it\.json$/.test(inside)) return undefined;
  const places = inside
    .split('/')
    .slice(0, -1)
    .filter((part) => part !== 'messages');
  return `${[folder, ...places, ...(name ? [name] : [])].join('/')}.json`;
}

/** The Italian texts of a workspace, by the name of their file in the other languages. */
function italianTexts(root: string, manifests: Readonly<Record<string, SectionManifest>>): Map<string, Texts> {
  const packages = ['api', 'shared']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .concat(readdirSync(root).filter((name) => name === 'shell' || name === 'deploy' || name.startsWith('mf-')));
  const files = packages.flatMap((folder) => filesBelow(join(root, folder, 'src')));
  const read = files.flatMap((file) => {
    const name = translatedFile(relative(root, file));
    return name ? [[name, flatTexts(JSON.parse(readFileSync(file, 'utf8')))] as const] : [];
  });
  const titles = Object.entries(manifests).map(
    ([section, { title, nav }]) =>
      [`${section}/manifest.json`, { title: title.it, ...(nav?.label && { 'nav.label': nav.label.it }) }] as const,
  );
  return new Map<string, Texts>([...read, ...titles]);
}

/** The mistakes of one translated file, and the number of texts that it lacks. */
function compareTexts(italian: Texts, texts: Texts, language: string): { faults: string[]; lacking: string[] } {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  // a language has the plural forms that its grammar has, not the Italian ones
  const bases = new Set(
    Object.keys(italian)
      .filter((key) => PLURAL_KEY.test(key))
      .map((key) => key.replace(PLURAL_KEY, '')),
  );
  const isPlural = (key: string) => PLURAL_KEY.test(key) && bases.has(key.replace(PLURAL_KEY, ''));
  const wanted = Object.keys(italian)
    .filter((key) => !isPlural(key))
    .concat([...bases].flatMap((base) => forms.map((form) => `${base}_${form}`)));
  const faults = Object.entries(texts).flatMap(([key, text]) => {
    if (isPlural(key) ? !forms.some((form) => key.endsWith(`_${form}`)) : italian[key] === undefined)
      return [`has a text "${key}", which the Italian texts lack`];
    if (!text.trim()) return [`has nothing for "${key}"`];
    const source = italian[key] ?? italian[`${key.replace(PLURAL_KEY, '')}_other`] ?? '';
    // a plural may leave out the number: "one municipality"
    const [has, wants] = [valuesIn(text), valuesIn(source)];
    return has === wants || (isPlural(key) && `${has} {{count}}`.trim().split(' ').sort().join(' ') === wants)
      ? []
      : [`has the values ${has || 'none'} in "${key}", where the Italian text has ${wants || 'none'}`];
  });
  return { faults, lacking: wanted.filter((key) => texts[key] === undefined) };
}

/** The folders of the editors' files. */
const CONTENT_FOLDERS = { glossary: 'glossario', news: 'notizie', pages: 'pagine', reports: 'report' } as const;

/** The places of the texts of editors that a language lacks, such as `12/nome`. */
function untranslated(value: unknown, language: string, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('it' in value) return Object.hasOwn(value, language) ? [] : [place];
  const parts =
    value instanceof Map ? [...value] : Object.entries(value).map(([key, part]) => [Array.isArray(value) ? (part?.id ?? key) : key, part]);
  return parts.flatMap(([key, part]) => untranslated(part, language, place ? `${place}/${key}` : String(key)));
}

/**
 * Compares the translations in `shared/languages`, and those of the editors' texts, with the Italian texts.
 * @param manifests those of the sections, by folder: `mf-home`
 * @param content the editors' texts that are delivered
 */
export function languageFaults(
  root: string,
  manifests: Readonly<Record<string, SectionManifest>>,
  content: Partial<Content>,
): LanguageFaults {
  const italian = italianTexts(root, manifests);
  const faults: string[] = [];
  const lacking: Record<string, Record<string, number>> = {};
  for (const language of translatedLanguages(root)) {
    const folder = join(root, 'shared/languages', language);
    const present = new Map(filesBelow(folder).map((file) => [relative(folder, file), file]));
    for (const [name, file] of present) {
      const say = (sentence: string) => faults.push(`shared/languages/${language}/${name} ${sentence}.`);
      const source = italian.get(name);
      if (!source) {
        say('belongs to no file of Italian texts: its name does not follow shared/languages/README.md');
        continue;
      }
      let texts: Texts;
      try {
        texts = flatTexts(JSON.parse(readFileSync(file, 'utf8')));
      } catch (error) {
        say(`cannot be read: ${(error as Error).message}`);
        continue;
      }
      const compared = compareTexts(source, texts, language);
      compared.faults.forEach(say);
      if (language === WHOLE_LANGUAGE) for (const key of compared.lacking) say(`lacks the text "${key}"`);
      else if (compared.lacking.length > 0) lacking[language] = { ...lacking[language], [name]: compared.lacking.length };
    }
    for (const [name, source] of italian) {
      if (present.has(name)) continue;
      const count = Object.keys(source).length;
      if (language !== WHOLE_LANGUAGE) lacking[language] = { ...lacking[language], [name]: count };
      else if (count > 0) faults.push(`shared/languages/${language}/${name} is missing: it has ${count} texts in Italian.`);
    }
    for (const [part, name] of Object.entries(CONTENT_FOLDERS)) {
      const places = untranslated(content[part as keyof typeof CONTENT_FOLDERS], language);
      if (language === WHOLE_LANGUAGE)
        for (const place of places) faults.push(`api/content/${language}/${name} lacks the text "${place}".`);
      else if (places.length > 0) lacking[language] = { ...lacking[language], [`api/content/${name}`]: places.length };
    }
  }
  return { faults, lacking };
}
