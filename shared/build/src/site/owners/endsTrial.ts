import type { Deployment } from '../deployment.ts';
import { promoted, withdrawn } from '../staging/endOfTrial.ts';
import { saysSame } from './changedParts.ts';

/** Whether a change of a section only ends the trial of its staged version: for all visitors, or for nobody. */
export function endsTrial(before: Deployment, after: Deployment, part: string): boolean {
  if (!before.registry.sections[part]?.next) return false;
  return [promoted, withdrawn].some((end) => saysSame(end(before, part).registry.sections[part], after.registry.sections[part]));
}
