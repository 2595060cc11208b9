import type { PortalConfig, RegistryEntry } from '@territori/contract';
import packageJson from '../../package.json';
import { Outcomes } from './Outcomes.ts';

/**
 * The counts of this page, where it is one of the sample that the operator has configured; undefined otherwise.
 * @param entries the sections of this page
 */
export function startOutcomes(
  { api, outcomeSample = 0 }: PortalConfig,
  entries: Readonly<Record<string, Pick<RegistryEntry, 'version' | 'base'>>>,
  random: () => number = Math.random,
): Outcomes | undefined {
  if (random() * 100 >= outcomeSample) return undefined;
  const send = (body: string) => {
    const headers = { 'content-type': 'application/json' };
    // the page may be gone before the answer; a failure must not disturb it
    fetch(`${api}/api/esiti`, { method: 'POST', body, headers, keepalive: true }).catch(() => {});
  };
  const shell = { part: 'shell', version: packageJson.version, base: new URL('assets/', document.baseURI).href };
  const sections = Object.entries(entries).map(([part, { version, base }]) => ({ part, version, base }));
  return new Outcomes({ parts: [shell, ...sections], send });
}
