import type { Deployment } from '../deployment.ts';
import { shownFacts } from '../VersionFacts.ts';

/** The versions of a part that a state knows, each with the hash of its entry; the shell has none. */
export function knownVersions(state: Deployment, part: string): Readonly<Record<string, string | undefined>> {
  const shown = shownFacts(state, part).map((facts) => [facts.version, 'integrity' in facts ? facts.integrity : undefined]);
  const released = (state.released?.[part] ?? []).map((version) => [version, undefined]);
  return { ...Object.fromEntries(released), ...Object.fromEntries(shown), ...state.entries?.[part] };
}

/** Versions that a change brings to a part: in the registry, or among those that it says were released before. */
export function newVersions(before: Deployment, after: Deployment, part: string): string[] {
  const [known, now] = [knownVersions(before, part), knownVersions(after, part)];
  const shown = shownFacts(after, part).filter((facts) => 'integrity' in facts && known[facts.version] !== facts.integrity);
  const others = Object.keys(now).filter((version) => !(version in known) || (known[version] && known[version] !== now[version]));
  return [...new Set([...shown.map(({ version }) => version), ...others])];
}
