import { existsSync } from 'node:fs';
import { sectionDirectory } from '../workspace.ts';
import { copyTemplate, type NewSection, refuseId } from './copyTemplate.ts';

/** Makes the folder of a new section of the workspace from the template. Returns its path; throws when the id is invalid or in use. */
export function newSection({ id, titles }: NewSection): string {
  refuseId(id);
  const directory = sectionDirectory(id);
  if (existsSync(directory)) throw new Error(`mf-${id} already exists.`);
  copyTemplate(['template'], { id, titles, directory });
  return directory;
}
