import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECTION_ID } from '@territori/contract';
import { buildFolder } from '../workspace.ts';

/** The template is a working section; these words in it are replaced by those of the new section. */
const TEMPLATE = { id: 'nome-sezione', it: 'Nome sezione', en: 'Section name' };

/** The id and the titles of a new section. */
export interface NewSection {
  readonly id: string;
  /** Its title by language: the words of the id where none is given. */
  readonly titles?: { readonly it?: string | undefined; readonly en?: string | undefined } | undefined;
}

const titleOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** A title as it can stand between quotes in the section's files. Throws for characters that a title does not have. */
function written(title: string): string {
  if (!title.trim() || /["\\`]|\p{Cc}/u.test(title)) throw new Error(`${JSON.stringify(title)} cannot be the title of a section.`);
  return title.trim().replaceAll("'", '’');
}

function files(path: string): string[] {
  return statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => files(join(path, name))) : [path];
}

/** Throws when a text cannot be the id of a section. */
export function refuseId(id: string): void {
  if (SECTION_ID.test(id)) return;
  throw new Error(`"${id}" cannot be the id of a section: use lower-case words and numbers joined by hyphens, such as "dati-storici".`);
}

/**
 * Copies folders of this package, each over the one before, and writes the name of the new section in place of the template's. A name
 * that begins with `_` loses it: with its real name, npm or Biome would take the template's file for their own.
 * @param folders `template`, the section; `repository`, what its own repository has besides
 */
export function copyTemplate(
  folders: readonly ('template' | 'repository')[],
  { id, titles = {}, directory }: NewSection & { readonly directory: string },
): void {
  const { it = titleOf(id), en = it } = titles;
  for (const folder of folders) {
    cpSync(join(buildFolder, folder), directory, { recursive: true, filter: (source) => !/\/(node_modules|dist)$/.test(source) });
  }
  for (const name of readdirSync(directory))
    if (name.startsWith('_')) renameSync(join(directory, name), join(directory, name.slice(1).replace(/^(?=git)/, '.')));
  for (const file of files(directory)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(TEMPLATE.id, id).replaceAll(TEMPLATE.it, written(it)).replaceAll(TEMPLATE.en, written(en)));
  }
}
