import { changeSite } from '../changeSite.ts';
import { claimRevision } from '../claimRevision.ts';
import { type Deployment, type Making, withEntry } from '../deployment.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { refuseMisfits } from '../refuseMisfits.ts';
import type { Target } from '../store/Target.ts';
import { promoted, stagedOf, withdrawn } from './endOfTrial.ts';

/** Reads a share of visitors, a whole number of percent. Throws ReleaseRefused with one sentence. */
export function readShare(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new ReleaseRefused(`"${text}" is not a share of visitors: it is a whole number of percent from 1 to 99.`);
}

/** Throws ReleaseRefused when a part has a staged version: a release would replace it silently. */
export function refuseStaged({ registry }: Deployment, part: string): void {
  const next = registry.sections[part]?.next;
  if (next)
    throw new ReleaseRefused(
      `${part} ${next.version} is staged for ${next.share} % of the visitors: promote or withdraw it before another release.`,
    );
}

/**
 * Gives the staged version of a section to all visitors, or to another share of them.
 * @param share percent of the visitors; all of them when left out
 */
export function promote(target: Target, part: string, { share, made }: { share?: number; made?: Making } = {}): Promise<Deployment> {
  return changeSite(target, async (before) => {
    const after = promoted(before, part);
    await refuseMisfits(target, before, after);
    const { running, next } = stagedOf(before, part);
    return claimRevision(target, share === undefined ? after : withEntry(before, part, { ...running, next: { ...next, share } }), made);
  });
}

/** Takes the staged version of a section from all visitors, and remembers it as withdrawn. Its files stay, for open pages. */
export function withdraw(target: Target, part: string, made?: Making): Promise<Deployment> {
  return changeSite(target, async (before) => claimRevision(target, withdrawn(before, part), made));
}
