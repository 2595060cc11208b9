import { satisfy } from '@module-federation/enhanced/runtime';
import type { RegistryEntry } from '@territori/contract';
import type { ProvidedVersions } from '../registry/gate.ts';

/** A package that sections take from the shell, or bring. */
export interface SharedPackage {
  readonly name: string;
  readonly provided: readonly string[];
  /** The ids of the sections that run with the shell's copy. */
  readonly takenBy: readonly string[];
  /** The sections that need another version than the shell's, with that version: they bring their own copy. */
  readonly broughtBy: readonly { readonly id: string; readonly version: string }[];
}

/** Which package each section shares with the shell. */
export function sharing(entries: Readonly<Record<string, RegistryEntry>>, provided: ProvidedVersions): SharedPackage[] {
  const uses = Object.values(entries).flatMap(({ section: { id, builtWith } }) =>
    Object.entries(builtWith).map(([name, version]) => ({ id, name, version })),
  );
  const names = [...new Set(uses.map(({ name }) => name))].sort();
  return names.map((name) => {
    const versions = provided[name] ?? [];
    const users = uses.filter((use) => use.name === name);
    const takes = ({ version }: { version: string }) => versions.some((each) => satisfy(each, `^${version}`));
    return {
      ...{ name, provided: versions, takenBy: users.filter(takes).map(({ id }) => id) },
      broughtBy: users.filter((use) => !takes(use)).map(({ id, version }) => ({ id, version })),
    };
  });
}
