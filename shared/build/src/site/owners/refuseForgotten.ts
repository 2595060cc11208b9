import type { Deployment } from '../deployment.ts';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { knownVersions } from './newVersions.ts';

/** Throws ReleaseRefused when a change forgets a version of a part, or exchanges its attestation: then it could come back without one. */
export function refuseForgotten(before: Deployment, after: Deployment, part: string): void {
  const now = knownVersions(after, part);
  const forgotten = Object.keys(knownVersions(before, part)).find((version) => !(version in now));
  if (forgotten) throw new ReleaseRefused(`The change forgets that ${part} ${forgotten} was released: no command does so.`);
  const exchanged = Object.entries(before.attested ?? {}).find(([label, digest]) => after.attested?.[label] !== digest)?.[0];
  if (exchanged) throw new ReleaseRefused(`The change exchanges or forgets the attestation of ${exchanged}: no command does so.`);
}
