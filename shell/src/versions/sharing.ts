import { satisfy } from '@module-federation/enhanced/runtime';
import type { RegistryEntry } from '@territori/contract';
import type { ProvidedVersions } from '../registry/gate.ts';

/** A section with the versions of a package that it asks for, such as `^19.3.1`. */
interface Asks {
  readonly id: string;
  readonly range: string;
}

/** A package that sections take from the shell, or bring. */
export interface SharedPackage {
  readonly name: string;
  readonly provided: readonly string[];
  /** Whether there can be one copy in the page: a section that asks for another version does not run. */
  readonly single: boolean;
  /** The versions that sections ask for, each with the ids of those. */
  readonly asked: readonly { readonly range: string; readonly ids: readonly string[] }[];
  /** The ids of the sections that run with the shell's copy. */
  readonly takenBy: readonly string[];
  /** The sections whose versions the shell does not have, and which bring their own copy. */
  readonly broughtBy: readonly Asks[];
  /** The sections whose versions the shell does not have, and which do not run without them. */
  readonly refused: readonly Asks[];
}

/** Which package each section shares with the shell. */
export function sharing(entries: Readonly<Record<string, RegistryEntry>>, provided: ProvidedVersions): SharedPackage[] {
  const uses = Object.values(entries).flatMap(({ section: { id, builtWith, needs } }) =>
    Object.entries({ ...builtWith, ...needs }).map(([name, version]) => ({
      ...{ id, name, single: name in needs },
      range: needs[name] ?? `^${version}`,
    })),
  );
  const names = [...new Set(uses.map(({ name }) => name))].sort();
  return names.map((name) => {
    const versions = provided[name] ?? [];
    const users = uses.filter((use) => use.name === name);
    const takes = ({ range }: Asks) => versions.some((each) => satisfy(each, range));
    const others = users.filter((use) => !takes(use));
    const asks = ({ id, range }: Asks): Asks => ({ id, range });
    const ranges = [...new Set(users.map(({ range }) => range))].sort();
    return {
      ...{ name, provided: versions, single: users.some(({ single }) => single) },
      asked: ranges.map((range) => ({ range, ids: users.filter((use) => use.range === range).map(({ id }) => id) })),
      takenBy: users.filter(takes).map(({ id }) => id),
      broughtBy: others.filter(({ single }) => !single).map(asks),
      refused: others.filter(({ single }) => single).map(asks),
    };
  });
}
