import type { RegistryEntry } from '@territori/contract';
import { call, howToList } from '../remedies.ts';
import { changeSite } from './changeSite.ts';
import { claimRevision } from './claimRevision.ts';
import { type Deployment, type Making, type ReleasedShell, versionOf, withEntry } from './deployment.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';
import { refuseMisfits } from './refuseMisfits.ts';
import { readHistory, revisionWith, versionsThatRan } from './releaseHistory.ts';
import type { Target } from './store/Target.ts';
import { versionAlone } from './VersionFacts.ts';

type Former = Omit<RegistryEntry, 'previous'> | Omit<ReleasedShell, 'previous'>;

/** A version that ran before, of the part itself; undefined when there is none. */
async function formerVersion(target: Target, before: Deployment, part: string, version: string | undefined): Promise<Former | undefined> {
  const state = version === undefined ? before : revisionWith(await readHistory(target), part, version);
  const entry = part === 'shell' ? state.shell : state.registry.sections[part];
  return version === undefined ? entry?.previous : entry;
}

/** Why there is no version before the running one, and what to do. */
async function whyNothingBefore(target: Target, before: Deployment, part: string): Promise<string> {
  const running = versionOf(before, part);
  const ran = versionsThatRan(await readHistory(target), part);
  const next = before.registry.sections[part]?.next;
  if (running && next)
    return `${part} ${running} is the first version of this site, so that there is none before it. To take ${next.version} from its visitors, withdraw it: ${call('withdraw', `${part} --to <site>`)}`;
  if (running) return `${part} ${running} is the first version of this site: there is none before it.`;
  if (ran.length > 0)
    return `${part} was removed from this site. To bring a version back, name it: ${call('rollback', `${part} --version ${ran[0]} --to <site>`)}. It had ${ran.join(', ')}.`;
  return `${part} never ran on this site. ${howToList} shows what runs.`;
}

/** A state in which a former version of a part runs, with the running one to go back to. A staged version stays. */
function withFormer(before: Deployment, part: string, former: Former): Deployment {
  if (part === 'shell') {
    const running = before.shell && { previous: versionAlone(before.shell) };
    return { ...before, shell: { ...(versionAlone(former) as Omit<ReleasedShell, 'previous'>), ...running } };
  }
  const running = before.registry.sections[part];
  const next = running?.next && { next: running.next };
  const entry = {
    ...(versionAlone(former) as Omit<RegistryEntry, 'previous' | 'next'>),
    ...(running && { previous: versionAlone(running) }),
    ...next,
  };
  return withEntry(before, part, entry);
}

/**
 * Returns to a version that ran before: changes one pointer, and keeps the replaced version, to which a second call returns.
 * @param version by default the version before the running one
 */
export function rollback(target: Target, part: string, { version, made }: { version?: string; made?: Making } = {}): Promise<Deployment> {
  return changeSite(target, async (before) => {
    if (version !== undefined && versionOf(before, part) === version) throw new ReleaseRefused(`${part} ${version} runs already.`);
    const former = await formerVersion(target, before, part, version);
    if (!former) throw new ReleaseRefused(await whyNothingBefore(target, before, part));
    const after = withFormer(before, part, former);
    await refuseMisfits(target, before, after);
    return claimRevision(target, after, made);
  });
}

/** Removes a section from a site. Its files stay, for open pages and for a return with `rollback --version`. */
export function removeSection(target: Target, part: string, made?: Making): Promise<Deployment> {
  if (part === 'shell') throw new ReleaseRefused('The shell cannot be removed: without it there is no portal.');
  return changeSite(target, async (before) => {
    const { [part]: running, ...sections } = before.registry.sections;
    if (!running)
      throw new ReleaseRefused(`There is no section ${part} on this site. Sections: ${Object.keys(sections).join(', ') || 'none'}.`);
    return claimRevision(target, { ...before, registry: { ...before.registry, sections } }, made);
  });
}
