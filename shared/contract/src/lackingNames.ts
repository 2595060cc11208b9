import type { PublishedSection, SharedNames } from './PublishedSection.ts';

/** What the comparison needs to know about a shell. */
export interface ProvidedNames {
  /** The names that the shell's shared modules export. A module that is not in the list does not exist there. */
  readonly provided: SharedNames;
  /** Whether the shell provides a version of a package that a section would take: `^1.2.0` of `@territori/ui`. */
  readonly takes: (name: string, range: string) => boolean;
}

const packageOf = (module: string) => module.split('/').slice(0, 2).join('/');

/**
 * The names that a section uses and a shell lacks, by module. A package whose version the section would not take is left out: the
 * version check reports it, or the section brings its own copy.
 */
export function lackingNames(
  { uses = {}, builtWith }: Pick<PublishedSection, 'uses' | 'builtWith'>,
  { provided, takes }: ProvidedNames,
): SharedNames {
  const lacking = Object.entries(uses).flatMap(([module, names]) => {
    const version = builtWith[packageOf(module)];
    if (version === undefined || !takes(packageOf(module), `^${version}`)) return [];
    const missing = names.filter((name) => !provided[module]?.includes(name));
    return missing.length > 0 ? [[module, missing] as const] : [];
  });
  return Object.fromEntries(lacking);
}
