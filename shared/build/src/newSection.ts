import { existsSync } from 'node:fs';
import { copyTemplate, refuseId } from './copyTemplate.ts';
import { sectionDirectory } from './workspace.ts';

/** Makes the folder of a new section of the workspace from the template. Returns its path; throws when the id is invalid or in use. */
export function newSection(id: string): string {
  refuseId(id);
  const directory = sectionDirectory(id);
  if (existsSync(directory)) throw new Error(`mf-${id} already exists.`);
  copyTemplate(['template'], { id, directory });
  return directory;
}
