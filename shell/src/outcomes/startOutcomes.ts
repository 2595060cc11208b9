import type { PortalConfig } from '@territori/contract';
import packageJson from '../../package.json';
import { Outcomes } from './Outcomes.ts';

/**
 * The counts of this page, where it is one of the sample that the operator has configured; undefined otherwise.
 * @param versionOf the version of a section in this page
 */
export function startOutcomes(
  { api, outcomeSample = 0 }: PortalConfig,
  versionOf: (section: string) => string | undefined,
  random: () => number = Math.random,
): Outcomes | undefined {
  if (random() * 100 >= outcomeSample) return undefined;
  const send = (body: string) => {
    const headers = { 'content-type': 'application/json' };
    // the page may be gone before the answer; a failure must not disturb it
    fetch(`${api}/api/esiti`, { method: 'POST', body, headers, keepalive: true }).catch(() => {});
  };
  return new Outcomes({ shell: packageJson.version, versionOf, send });
}
