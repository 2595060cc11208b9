import type { Making } from '../deployment.ts';
import { readDeployment } from '../readDeployment.ts';
import type { Target } from '../store/Target.ts';
import { ENOUGH_ATTEMPTS, isClearlyWorse, type VersionOutcome } from './clearlyWorse.ts';
import { isGoodEnough } from './goodEnough.ts';
import { promote, withdraw } from './stage.ts';

/** One count of the API's `/api/esiti`. */
export interface CountedOutcome {
  readonly section: string;
  readonly version: string;
  readonly outcome: string;
  readonly count: number;
}

/** The attempts and failures of a version in the counts of one or several servers together. */
export function outcomeOf(counts: readonly CountedOutcome[], section: string, version: string): VersionOutcome {
  const sum = (...outcomes: string[]) =>
    counts
      .filter((each) => each.section === section && each.version === version && outcomes.includes(each.outcome))
      .reduce((total, { count }) => total + count, 0);
  return { attempts: sum('load', 'load_failure'), failures: sum('load_failure', 'error') };
}

/**
 * Withdraws every staged version that clearly fails more often than the running one, and gives to all visitors each that was released to be
 * so after enough good loads. Resolves to a sentence for each.
 * @param enough loads of a version after which it is judged
 */
export async function judgeStaged(
  target: Target,
  counts: readonly CountedOutcome[],
  { made, enough = ENOUGH_ATTEMPTS }: { made?: Making; enough?: number } = {},
): Promise<string[]> {
  const { registry } = await readDeployment(target);
  const sentences: string[] = [];
  for (const [id, { version, next }] of Object.entries(registry.sections)) {
    if (!next) continue;
    const staged = outcomeOf(counts, id, next.version);
    const running = outcomeOf(counts, id, version);
    const counted = `it failed ${staged.failures} times in ${staged.attempts} loads, ${version} ${running.failures} times in ${running.attempts}.`;
    if (isClearlyWorse(staged, running, enough)) {
      await withdraw(target, id, made);
      sentences.push(`${id} ${next.version} is withdrawn: ${counted}`);
    } else if (next.promoteAfter !== undefined && isGoodEnough(staged, running, next.promoteAfter, enough)) {
      await promote(target, id, made && { made });
      sentences.push(`${id} ${next.version} runs for all visitors: ${counted}`);
    }
  }
  return sentences;
}
