import { lackingNames, type PublishedSection, pathClashes, type RegistryEntry, type SharedNames } from '@territori/contract';
import semver from 'semver';
import { howToRaiseShared } from '../remedies.ts';
import { packageOf } from '../sharedModules/packageOf.ts';
import type { Deployment, ReleasedShell } from './deployment.ts';
import { versionOf } from './deployment.ts';

/** Why a part cannot run beside the others. */
export interface Misfit {
  /** The changed part that does not fit. */
  readonly part: string;
  /** One sentence for the operator: names both parts, their versions and what differs. */
  readonly reason: string;
}

/** The shell's older builds have no contract number; they all had this one. */
const FIRST_CONTRACT = 1;

/** The versions that a shell provides, by package. */
const providedVersions = ({ provides }: ReleasedShell): Record<string, string> =>
  Object.fromEntries(Object.entries(provides).map(([request, version]) => [packageOf(request), version]));

/** The names that a section uses and a shell lacks, by module. Empty when one of the two is a build that did not record them. */
export function lackingIn(shell: ReleasedShell | undefined, section: PublishedSection): SharedNames {
  if (!shell?.names) return {};
  const versions = providedVersions(shell);
  return lackingNames(section, { provided: shell.names, takes: (name, range) => semver.satisfies(versions[name] ?? '', range) });
}

/** Packages with the same version and other sources. */
const changedSilently = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  isSameVersion: (name: string) => boolean,
): string[] => Object.keys(before).filter((name) => name in after && before[name] !== after[name] && isSameVersion(name));

/** A version of a section that some visitors have. */
interface ShownVersion {
  readonly id: string;
  readonly version: string;
  readonly section: RegistryEntry['section'];
  readonly routes: readonly string[];
  /** Whether the change brings it. */
  readonly isNew: boolean;
  /** Its name in a sentence. */
  readonly label: string;
}

function shownVersion(
  id: string,
  { version, section }: Pick<RegistryEntry, 'version' | 'section'>,
  state: 'new' | 'running' | 'staged',
): ShownVersion {
  const label = `${state === 'new' ? '' : `the ${state} `}${id} ${version}`;
  return { id, version, section, routes: section.routes, isNew: state === 'new', label };
}

/** The owners of a path, which may write it in another way. */
const ownersOf = <Owner extends { readonly id: string; readonly routes: readonly string[] }>(
  path: string,
  owners: readonly Owner[],
): Owner[] =>
  owners.filter(
    ({ routes }) =>
      pathClashes([
        { id: 'asked', routes: [path] },
        { id: 'owner', routes },
      ]).length > 0,
  );

/**
 * Why the parts that a change brings do not fit the others. A misfit that was there before and that the change does not concern is left
 * out: it does not prevent the release of another part.
 * @param published `section.json` of the sections by id and version, as far as it could be read; the others are not checked by name
 */
export function misfits(before: Deployment, after: Deployment, published: Readonly<Record<string, PublishedSection>>): Misfit[] {
  const isNewShell = versionOf(before, 'shell') !== versionOf(after, 'shell');
  const theShell = `${isNewShell ? '' : 'the running '}shell ${versionOf(after, 'shell')}`;
  const shown = Object.entries(after.registry.sections).flatMap(([id, { next, ...running }]) => [
    shownVersion(id, running, versionOf(before, id) === running.version ? 'running' : 'new'),
    ...(next ? [shownVersion(id, next, before.registry.sections[id]?.next?.version === next.version ? 'staged' : 'new')] : []),
  ]);
  const found: Misfit[] = [];

  const ownPages = { id: 'shell', routes: after.shell?.paths ?? [], isNew: isNewShell, label: theShell };
  const owners = [ownPages, ...shown];
  const clashes = new Map<string, Misfit>();
  for (const { path, owner, later } of pathClashes(owners)) {
    const [mine, other] = [later, owner].map((id) => ownersOf(path, owners).filter((each) => each.id === id));
    const part = [...(mine ?? []), ...(other ?? [])].find(({ isNew }) => isNew);
    if (!part) continue;
    const [against] = (part.id === later ? other : mine) ?? [];
    const reason = `${part.label} and ${against?.label} both own the path ${path}: a path belongs to one.`;
    clashes.set(`${part.id} ${against?.id} ${path}`, { part: part.id, reason });
  }
  found.push(...clashes.values());

  const { shell } = after;
  if (!shell) return found;
  const versions = providedVersions(shell);
  for (const { id, version, section, isNew, label } of shown) {
    if (!isNew && !isNewShell) continue;
    const refuse = (reason: string) => found.push({ part: isNew ? id : 'shell', reason: reason.replace(/^the/, 'The') });
    const contract = shell.contract ?? FIRST_CONTRACT;
    const former = shell.formerContracts?.find((each) => each.contract === section.contract);
    if (section.contract !== contract && !former) {
      refuse(`${label} has contract ${section.contract}, ${theShell} has contract ${contract}.`);
      continue;
    }
    const offered: Readonly<Record<string, string>> = { ...versions, ...former?.versions };
    for (const [name, range] of Object.entries(section.needs).filter(([name, range]) => !semver.satisfies(offered[name] ?? '', range)))
      refuse(`${label} needs ${name} ${range}, ${theShell} provides ${offered[name] ?? 'none'}.`);
    const whole = published[`${id} ${version}`];
    if (!whole) continue;
    for (const [module, names] of Object.entries(lackingIn(shell, whole)))
      refuse(`${label} needs ${names.map((name) => `\`${name}\``).join(', ')} of ${module}, which ${theShell} lacks.`);
    if (isNewShell && !isNew) continue;
    const sameVersion = (name: string) => section.builtWith[name] === versions[name];
    for (const name of changedSilently(whole.sharedSources ?? {}, shell.sharedSources ?? {}, (name) => sameVersion(name)))
      refuse(
        `${label} was built with ${name} ${versions[name]} whose sources differ from those in ${theShell}: ${howToRaiseShared(name)}, and release the shell first.`,
      );
  }
  // what comes with sections of the same sources alone fits them: nothing that stays was built with others
  if (before.shell && isNewShell && shown.some(({ isNew }) => !isNew)) {
    const former = providedVersions(before.shell);
    const changed = changedSilently(before.shell.sharedSources ?? {}, shell.sharedSources ?? {}, (name) => former[name] === versions[name]);
    for (const name of changed)
      found.push({
        part: 'shell',
        reason: `${name} has changed since shell ${before.shell.version} was released, but still has version ${versions[name]}: ${howToRaiseShared(name)}.`,
      });
  }
  return found;
}
