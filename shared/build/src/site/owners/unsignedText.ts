import type { Deployment } from '../deployment.ts';

/** The text of a revision that a signature is about. */
export function unsignedText({ signed: _, ...deployment }: Deployment): string {
  return JSON.stringify(deployment);
}
