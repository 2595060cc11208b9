import { CommandFailed } from '../CommandFailed.ts';
import { isSection, manifestIn } from '../workspace.ts';

/** The section on which a command works. */
export interface SectionHere {
  readonly id: string;
  /** The section's folder, which is the one in which the command runs. */
  readonly directory: string;
  /** The path of its first page, such as `/glossario`. */
  readonly home: string;
}

/** The section in whose folder the command runs. */
export async function sectionHere(directory = process.cwd()): Promise<SectionHere> {
  if (!isSection(directory))
    throw new CommandFailed(`${directory} has no src/manifest.ts. Run the command in the folder of a section, beside its package.json.`);
  const { id, routes } = await manifestIn(directory);
  return { id, directory, home: routes[0] };
}
