import { satisfy } from '@module-federation/enhanced/runtime';
import { lackingNames, type PublishedSection, type SharedNames } from '@territori/contract';
import type { ShareScope } from './providedVersions.ts';

/** A module of the share scope, as the federation runtime keeps it. */
interface Shared {
  readonly get?: () => Promise<() => object> | (() => object);
}

/** The names that a module of the running shell exports, in a version that a section takes; undefined when there is none. */
async function namesOf(versions: ShareScope[string] = {}, range: string): Promise<readonly string[] | undefined> {
  const version = Object.keys(versions).find((each) => satisfy(each, range));
  const factory = version === undefined ? undefined : await (versions[version] as Shared).get?.();
  return factory && Object.keys(factory());
}

/**
 * The names that a section uses and this shell lacks, for a section that no release has compared: one of a developer, or a preview. It
 * loads the modules in question.
 */
export async function lackingHere(section: PublishedSection, scope: ShareScope): Promise<SharedNames> {
  const rangeOf = (module: string) => `^${section.builtWith[module.split('/').slice(0, 2).join('/')]}`;
  const modules = Object.keys(section.uses ?? {});
  const names = await Promise.all(modules.map(async (module) => [module, (await namesOf(scope[module], rangeOf(module))) ?? []] as const));
  const takes = (name: string, range: string) =>
    Object.entries(scope).some(
      ([module, versions]) =>
        (module === name || module.startsWith(`${name}/`)) && Object.keys(versions).some((each) => satisfy(each, range)),
    );
  return lackingNames(section, { provided: Object.fromEntries(names), takes });
}
