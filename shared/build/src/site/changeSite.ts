import type { Deployment } from './deployment.ts';
import { writePages } from './pages/writePages.ts';
import { readDeployment } from './readDeployment.ts';
import { RevisionConflict } from './revisions.ts';
import type { Target } from './store/Target.ts';

/** Changes by others that one change waits for. */
const ATTEMPTS = 20;

/**
 * Changes a site and writes its pages. When another change was faster, the step is repeated on the new state, so that releases of
 * different parts do not prevent each other.
 * @param step checks the change against the state, and claims the next revision
 */
export async function changeSite(
  target: Target,
  step: (before: Deployment, attempt: number) => Promise<Deployment>,
  log: (text: string) => void = () => {},
): Promise<Deployment> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await readDeployment(target);
    try {
      await step(before, attempt);
      return await writePages(target);
    } catch (error) {
      if (!(error instanceof RevisionConflict) || attempt === ATTEMPTS) throw error;
      log(`${error.message} Checking again with what runs now.`);
    }
  }
}
