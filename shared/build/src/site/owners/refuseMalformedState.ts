import { type RegistryEntry, SECTION_ID } from '@territori/contract';
import semver from 'semver';
import type { Deployment } from '../deployment.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';

/** The entries of a section that visitors may get, and the one to which a rollback returns. */
const entriesOfSection = (entry: RegistryEntry | undefined) => [entry, entry?.next, entry?.previous].filter((each) => each !== undefined);

/**
 * Throws ReleaseRefused where a state does not have the form that the commands write. Ids and versions become names of folders: a section
 * stands under its own id, and a version is one of semver.
 */
export function refuseMalformedState({ registry, shell }: Deployment, label: string): void {
  const malformed = (what: string) => new ReleaseRefused(`${label} has ${what}: no command writes it.`);
  const sections: unknown = registry.sections;
  if (typeof sections !== 'object' || sections === null) throw malformed('no list of sections');
  for (const [id, entry] of Object.entries(registry.sections)) {
    if (!SECTION_ID.test(id)) throw malformed(`a section with the id ${JSON.stringify(id)}`);
    for (const { section, version } of entriesOfSection(entry)) {
      if (!Array.isArray(section?.routes)) throw malformed(`an entry of ${id} without its section`);
      if (section.id !== id) throw malformed(`the section ${JSON.stringify(section.id)} under the id ${id}`);
      if (!semver.valid(version)) throw malformed(`a version ${JSON.stringify(version)} of ${id}`);
    }
  }
  if (shell && !semver.valid(shell.version)) throw malformed(`a version ${JSON.stringify(shell.version)} of the shell`);
}
