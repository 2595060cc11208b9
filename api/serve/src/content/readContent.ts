import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, SOURCE_LANGUAGE } from '@territori/languages';
import { languageFolders } from '@territori/languages/languageFolders';
import { loadAll } from 'js-yaml';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type Content, GlossaryTerm, HomeLists, NewsItem, PageDescription, ReportText } from './schema.ts';
import { TextFile } from './TextFile.ts';

/** Folder of the editors' texts that are delivered with the program. */
export const CONTENT_DIRECTORY = fileURLToPath(new URL('../../../content', import.meta.url));

/** A file of the editors' texts that cannot be read or does not follow `api/content/README.md`. The message is one line. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(file: string, problem: string) {
    super(`${file}: ${problem}; correct it as README.md of api/content says, or name another folder with PORTALE_CONTENUTI`);
  }
}

/** The first line of what a parser or the system says; the lines after it repeat a part of the file. */
const reasonOf = (error: unknown): string => {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/:$/, '');
};

/**
 * Reads and checks all editorial texts of a folder laid out as `api/content`, in all languages. Throws `ContentError`, which names file and
 * place.
 */
export function readContent(directory: string): Content {
  if (!isFolder(directory)) throw new ContentError(directory, 'this folder does not exist');
  const ofItalian = join(directory, SOURCE_LANGUAGE);
  if (isFolder(ofItalian)) throw new ContentError(ofItalian, 'the Italian files stand outside the folders of languages');
  const languages = languageFolders(directory);
  const texts = <S extends TSchema>(name: string, schema: S) => readYaml(directory, languages, name, schema);
  const lists = <S extends TSchema>(folder: string, item: S) =>
    yamlFiles(directory, folder).flatMap((name) => texts(name, Type.Array(item)) as Static<S>[]);
  const byId = <S extends TSchema>(folder: string, schema: S) =>
    new Map(yamlFiles(directory, folder).map((name) => [idOfFile(name, folder), texts(name, schema)] as const));
  refuseStrayTranslations(directory, languages);

  return {
    glossary: withUniqueIds('glossario', lists('glossario', GlossaryTerm)),
    news: withUniqueIds('notizie', lists('notizie', NewsItem)),
    pages: byId('pagine', PageDescription),
    reports: byId('report', ReportText),
    home: texts('home.yaml', HomeLists),
  };
}

/** The texts that are given, or those of the folder that is given or delivered. Throws `ContentError` as `readContent`. */
export const textsOf = (given: string | Content = CONTENT_DIRECTORY): Content => (typeof given === 'string' ? readContent(given) : given);

/** The names of the files of a folder, below the folder of all texts. */
function yamlFiles(directory: string, folder: string): string[] {
  if (!existsSync(join(directory, folder))) return [];
  return fileNamesIn(join(directory, folder))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => `${folder}/${file}`);
}

/** A translation whose name no Italian file has would never be shown. */
function refuseStrayTranslations(directory: string, languages: readonly Language[]): void {
  for (const language of languages) {
    const folder = join(directory, language);
    const names = readOrRefuse(folder, () => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
    const stray = names.find((name) => name.endsWith('.yaml') && !existsSync(join(directory, name)));
    if (stray) throw new ContentError(join(folder, stray), `there is no Italian file ${stray}`);
  }
}

function readYaml<S extends TSchema>(directory: string, languages: readonly Language[], name: string, schema: S): Static<S> {
  const path = join(directory, name);
  const italian = parsedYaml(path);
  const [first] = Value.Check(schema, italian) ? [] : Value.Errors(schema, italian);
  if (first) throw new ContentError(path, `${first.instancePath || '/'} ${first.message ?? 'has the wrong shape'}`);
  const file = readOrRefuse(path, () => new TextFile(schema, italian));
  for (const language of languages) {
    const translation = join(directory, language, name);
    if (!existsSync(translation)) continue;
    const texts = parsedYaml(translation);
    // a file that has only comments yet
    if (texts !== null) readOrRefuse(translation, () => file.translate(language, texts));
  }
  return file.content() as Static<S>;
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const fileNamesIn = (folder: string): string[] => readOrRefuse(folder, () => readdirSync(folder));

/** What a file says; null where it has only comments. */
const parsedYaml = (path: string): unknown =>
  readOrRefuse(path, () => {
    const documents = loadAll(readFileSync(path, 'utf8'));
    if (documents.length > 1) throw new Error('it holds several documents, and may hold one: remove the line ---');
    return documents[0] ?? null;
  });

/** Runs a step that reads a file. What the step throws becomes a `ContentError` that names the file. */
function readOrRefuse<T>(path: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw new ContentError(path, reasonOf(error));
  }
}

function idOfFile(name: string, folder: string): number {
  const id = Number(name.slice(`${folder}/`.length, -'.yaml'.length));
  if (Number.isInteger(id)) return id;
  throw new ContentError(name, 'its name must be a number');
}

function withUniqueIds<T extends { readonly id: number }>(folder: string, items: T[]): T[] {
  const seen = new Set<number>();
  for (const { id } of items) {
    if (seen.has(id)) throw new ContentError(folder, `the id ${id} is used twice`);
    seen.add(id);
  }
  return items;
}
