import type { RegistryEntry, StagedEntry } from '@territori/contract';
import { changeSite } from './changeSite.ts';
import { alone, claimRevision, type Deployment, type Made, withEntry } from './deployment.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';
import { refuseMisfits } from './refuseMisfits.ts';
import type { Target } from './Target.ts';

/** Reads a share of visitors, a whole number of percent. Throws ReleaseRefused with one sentence. */
export function readShare(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new ReleaseRefused(`"${text}" is not a share of visitors: it is a whole number of percent from 1 to 99.`);
}

/** The staged version of a section beside its running one; throws ReleaseRefused when there is none. */
function stagedOf({ registry }: Deployment, part: string): { running: RegistryEntry; next: StagedEntry } {
  const running = registry.sections[part];
  if (!running?.next)
    throw new ReleaseRefused(
      `${part} has no staged version. One is staged by npm run release -- ${part} --share 10, or by the containers' registry with --stage ${part}=10.`,
    );
  return { running, next: running.next };
}

/** Throws ReleaseRefused when a part has a staged version: a release would replace it silently. */
export function refuseStaged({ registry }: Deployment, part: string): void {
  const next = registry.sections[part]?.next;
  if (next)
    throw new ReleaseRefused(
      `${part} ${next.version} is staged for ${next.share} % of the visitors: promote or withdraw it before another release.`,
    );
}

/** The staged version as the only one, with the running one to go back to. */
export function promoted(before: Deployment, part: string): Deployment {
  const { running, next } = stagedOf(before, part);
  const { share: _, ...entry } = next;
  return withEntry(before, part, { ...entry, previous: alone(running) });
}

/**
 * Gives the staged version of a section to all visitors, or to another share of them.
 * @param share percent of the visitors; all of them when left out
 */
export function promote(target: Target, part: string, { share, made }: { share?: number; made?: Made } = {}): Promise<Deployment> {
  return changeSite(target, async (before) => {
    const after = promoted(before, part);
    await refuseMisfits(target, before, after);
    const { running, next } = stagedOf(before, part);
    return claimRevision(target, share === undefined ? after : withEntry(before, part, { ...running, next: { ...next, share } }), made);
  });
}

/** Takes the staged version of a section from all visitors, and remembers it as withdrawn. Its files stay, for open pages. */
export function withdraw(target: Target, part: string, made?: Made): Promise<Deployment> {
  return changeSite(target, async (before) => {
    const { next, ...running } = stagedOf(before, part).running;
    const { withdrawn = {} } = before;
    const versions = [...(withdrawn[part] ?? []), ...(next ? [next.version] : [])];
    const after = { ...withEntry(before, part, running), withdrawn: { ...withdrawn, [part]: versions } };
    return claimRevision(target, after, made);
  });
}
