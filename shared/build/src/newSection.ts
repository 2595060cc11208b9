import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECTION_ID } from '@territori/contract';
import { root, sectionDirectory } from './workspace.ts';

/** The template is a working section; these words in it are replaced by those of the new section. */
const TEMPLATE = { id: 'nome-sezione', it: 'Nome sezione', en: 'Section name' };

const titleOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

function files(path: string): string[] {
  return statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => files(join(path, name))) : [path];
}

/** Makes the folder of a new section from the template. Returns its path; throws when the id is invalid or in use. */
export function newSection(id: string): string {
  if (!SECTION_ID.test(id)) {
    throw new Error(`"${id}" cannot be the id of a section: use lower-case words and numbers joined by hyphens, such as "dati-storici".`);
  }
  const directory = sectionDirectory(id);
  if (existsSync(directory)) throw new Error(`mf-${id} already exists.`);
  cpSync(join(root, 'shared/build/template'), directory, { recursive: true, filter: (source) => !/\/(node_modules|dist)$/.test(source) });
  for (const file of files(directory)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(TEMPLATE.id, id).replaceAll(TEMPLATE.it, titleOf(id)).replaceAll(TEMPLATE.en, titleOf(id)));
  }
  return directory;
}
