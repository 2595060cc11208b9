import { lackingNames, type PublishedSection, pathClashes, type SharedNames } from '@territori/contract';
import semver from 'semver';
import { packageOf } from '../sharedModules.ts';
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

/**
 * Why the parts that a change brings do not fit the others. A misfit that was there before and that the change does not concern is left
 * out: it does not prevent the release of another part.
 * @param published `section.json` of the sections by id and version, as far as it could be read; the others are not checked by name
 */
export function misfits(before: Deployment, after: Deployment, published: Readonly<Record<string, PublishedSection>>): Misfit[] {
  const isNew = (part: string) => versionOf(before, part) !== versionOf(after, part);
  const label = (part: string, version = versionOf(after, part)) => `${isNew(part) ? '' : 'the running '}${part} ${version}`;
  const sentence = (text: string) => text.replace(/^the running/, 'The running');
  const sections = Object.entries(after.registry.sections);
  // a staged version was checked when it was staged; a new shell must fit it too
  const versionsOf = ([id, { next, ...entry }]: (typeof sections)[number]) => [
    { id, ...entry },
    ...(next && isNew('shell') ? [{ id, ...next }] : []),
  ];
  const found: Misfit[] = [];

  const ownPages = { id: 'shell', routes: after.shell?.paths ?? [] };
  for (const { path, owner, later } of pathClashes([ownPages, ...sections.map(([, { section }]) => section)])) {
    const part = isNew(later) ? later : owner;
    if (isNew(part)) {
      const [own, other] = part === later ? [later, owner] : [owner, later];
      found.push({ part, reason: `${own} ${versionOf(after, own)} and ${label(other)} both own the path ${path}: a path belongs to one.` });
    }
  }

  const { shell } = after;
  if (!shell) return found;
  const versions = providedVersions(shell);
  for (const { id, section, version } of sections.flatMap(versionsOf)) {
    if (!isNew(id) && !isNew('shell')) continue;
    const part = isNew(id) ? id : 'shell';
    const refuse = (reason: string) => found.push({ part, reason: sentence(reason) });
    const contract = shell.contract ?? FIRST_CONTRACT;
    if (section.contract !== contract) {
      refuse(`${label(id, version)} has contract ${section.contract}, ${label('shell')} has contract ${contract}.`);
      continue;
    }
    for (const [name, range] of Object.entries(section.needs).filter(([name, range]) => !semver.satisfies(versions[name] ?? '', range)))
      refuse(`${label(id, version)} needs ${name} ${range}, ${label('shell')} provides ${versions[name] ?? 'none'}.`);
    const whole = published[`${id} ${version}`];
    if (!whole) continue;
    for (const [module, names] of Object.entries(lackingIn(shell, whole)))
      refuse(`${label(id, version)} needs ${names.map((name) => `\`${name}\``).join(', ')} of ${module}, which ${label('shell')} lacks.`);
    if (!isNew(id) || isNew('shell')) continue;
    const sameVersion = (name: string) => section.builtWith[name] === versions[name];
    for (const name of changedSilently(whole.sharedSources ?? {}, shell.sharedSources ?? {}, (name) => sameVersion(name)))
      refuse(
        `${id} ${version} was built with ${name} ${versions[name]} whose sources differ from those in ${label('shell')}: ${RAISE(name)}, and release the shell first.`,
      );
  }
  if (before.shell && isNew('shell')) {
    const former = providedVersions(before.shell);
    const changed = changedSilently(before.shell.sharedSources ?? {}, shell.sharedSources ?? {}, (name) => former[name] === versions[name]);
    for (const name of changed)
      found.push({
        part: 'shell',
        reason: `${name} has changed since shell ${before.shell.version} was released, but still has version ${versions[name]}: ${RAISE(name)}.`,
      });
  }
  return found;
}

const RAISE = (name: string) => `raise the version of ${name} (npx changeset, npx changeset version)`;
