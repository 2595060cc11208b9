import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { parse } from 'yaml';
import { type Content, GlossaryTerm, HomeLists, NewsItem, PageDescription, ReportText } from './schema.ts';

/** Folder of the editors' texts that are delivered with the program. */
export const CONTENT_DIRECTORY = fileURLToPath(new URL('../../content', import.meta.url));

/** A file under the content folder that does not follow `api/content/README.md`. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Reads and checks all editorial texts of a folder laid out as `api/content`. Throws `ContentError` naming file and place. */
export function readContent(directory: string): Content {
  const lists = <S extends TSchema>(folder: string, item: S) =>
    yamlFiles(join(directory, folder)).flatMap(({ file, path }) => read(path, `${folder}/${file}`, Type.Array(item)) as Static<S>[]);
  const byId = <S extends TSchema>(folder: string, schema: S) =>
    new Map(
      yamlFiles(join(directory, folder)).map(({ file, path }) => [idOf(file, folder), read(path, `${folder}/${file}`, schema)] as const),
    );

  return {
    glossary: unique('glossario', lists('glossario', GlossaryTerm)),
    news: unique('notizie', lists('notizie', NewsItem)),
    pages: byId('pagine', PageDescription),
    reports: byId('report', ReportText),
    home: read(join(directory, 'home.yaml'), 'home.yaml', HomeLists),
  };
}

function yamlFiles(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({ file, path: join(folder, file) }));
}

function read<S extends TSchema>(path: string, name: string, schema: S): Static<S> {
  let value: unknown;
  try {
    value = parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ContentError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (Value.Check(schema, value)) return value;
  const [first] = Value.Errors(schema, value);
  throw new ContentError(`${name}: ${first?.instancePath || '/'} ${first?.message ?? 'has the wrong shape'}`);
}

function idOf(file: string, folder: string): number {
  const id = Number(file.slice(0, -'.yaml'.length));
  if (Number.isInteger(id)) return id;
  throw new ContentError(`${folder}/${file}: the file's name must be a number`);
}

function unique<T extends { readonly id: number }>(folder: string, items: T[]): T[] {
  const seen = new Set<number>();
  for (const { id } of items) {
    if (seen.has(id)) throw new ContentError(`${folder}: the id ${id} is used twice`);
    seen.add(id);
  }
  return items;
}
