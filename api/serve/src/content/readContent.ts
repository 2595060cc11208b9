import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { parse } from 'yaml';
import { type Content, GlossaryTerm, HomeLists, NewsItem, PageDescription, ReportText } from './schema.ts';

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

/** Reads and checks all editorial texts of a folder laid out as `api/content`. Throws `ContentError`, which names file and place. */
export function readContent(directory: string): Content {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) throw new ContentError(directory, 'this folder does not exist');
  const lists = <S extends TSchema>(folder: string, item: S) =>
    yamlFiles(join(directory, folder)).flatMap(({ path }) => read(path, Type.Array(item)) as Static<S>[]);
  const byId = <S extends TSchema>(folder: string, schema: S) =>
    new Map(yamlFiles(join(directory, folder)).map(({ file, path }) => [idOf(file, folder), read(path, schema)] as const));

  return {
    glossary: unique('glossario', lists('glossario', GlossaryTerm)),
    news: unique('notizie', lists('notizie', NewsItem)),
    pages: byId('pagine', PageDescription),
    reports: byId('report', ReportText),
    home: read(join(directory, 'home.yaml'), HomeLists),
  };
}

/** The texts that are given, or those of the folder that is given or delivered. Throws `ContentError` as `readContent`. */
export const textsOf = (given: string | Content = CONTENT_DIRECTORY): Content => (typeof given === 'string' ? readContent(given) : given);

function yamlFiles(folder: string) {
  if (!existsSync(folder)) return [];
  return namesIn(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({ file, path: join(folder, file) }));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new ContentError(folder, reasonOf(error));
  }
}

function read<S extends TSchema>(path: string, schema: S): Static<S> {
  let value: unknown;
  try {
    value = parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ContentError(path, reasonOf(error));
  }
  if (Value.Check(schema, value)) return value;
  const [first] = Value.Errors(schema, value);
  throw new ContentError(path, `${first?.instancePath || '/'} ${first?.message ?? 'has the wrong shape'}`);
}

function idOf(file: string, folder: string): number {
  const id = Number(file.slice(0, -'.yaml'.length));
  if (Number.isInteger(id)) return id;
  throw new ContentError(`${folder}/${file}`, 'its name must be a number');
}

function unique<T extends { readonly id: number }>(folder: string, items: T[]): T[] {
  const seen = new Set<number>();
  for (const { id } of items) {
    if (seen.has(id)) throw new ContentError(folder, `the id ${id} is used twice`);
    seen.add(id);
  }
  return items;
}
