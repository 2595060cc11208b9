import type { Registry } from '@territori/contract';
import { CONTRACT } from '@territori/contract';
import semver from 'semver';
import type { PublishedShell } from '../rspack/PublishedShellPlugin.ts';
import { packageOf } from '../sharedModules.ts';

/** Why sections of a registry cannot run in a shell, one line each; the same check as the shell's gate in the browser. */
export function misfits({ sections }: Pick<Registry, 'sections'>, { provides }: Pick<PublishedShell, 'provides'>): string[] {
  const provided = Object.fromEntries(Object.entries(provides).map(([request, version]) => [packageOf(request), version]));
  return Object.entries(sections).flatMap(([id, { section, version }]) => {
    if (section.contract !== CONTRACT) return [`${id} ${version} has contract ${section.contract}, the shell ${CONTRACT}.`];
    return Object.entries(section.needs)
      .filter(([name, range]) => !semver.satisfies(provided[name] ?? '', range))
      .map(([name, range]) => `${id} ${version} needs ${name} ${range}, the shell provides ${provided[name] ?? 'none'}.`);
  });
}
