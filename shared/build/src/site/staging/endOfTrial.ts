import type { RegistryEntry, StagedEntry } from '@territori/contract';
import { howToList, howToStage } from '../../remedies.ts';
import { type Deployment, withEntry } from '../deployment.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { versionAlone } from '../VersionFacts.ts';

/** The staged version of a section beside its running one; throws ReleaseRefused when there is none. */
export function stagedOf({ registry }: Deployment, part: string): { running: RegistryEntry; next: StagedEntry } {
  const running = registry.sections[part];
  if (!running?.next)
    throw new ReleaseRefused(
      running
        ? `${part} has no staged version: ${running.version} runs for all visitors. ${howToStage(part)}.`
        : `${part} does not run on this site, so that it has no staged version. ${howToList} shows what runs.`,
    );
  return { running, next: running.next };
}

/** The staged version as the only one, with the running one to go back to. */
export function promoted(before: Deployment, part: string): Deployment {
  const { running, next } = stagedOf(before, part);
  const { share: _, promoteAfter: __, ...entry } = next;
  return withEntry(before, part, { ...entry, previous: versionAlone(running) });
}

/** The running version as the only one, with the staged one among those that were withdrawn. */
export function withdrawn(before: Deployment, part: string): Deployment {
  const { next, ...running } = stagedOf(before, part).running;
  const { withdrawn: former = {} } = before;
  const versions = [...(former[part] ?? []), ...(next ? [next.version] : [])];
  return { ...withEntry(before, part, running), withdrawn: { ...former, [part]: versions } };
}
