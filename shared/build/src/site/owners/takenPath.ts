import { pathClashes } from '@territori/contract';
import type { Deployment } from '../deployment.ts';

/** The path of a changed section that another part has too. A path that no change concerns was there before. */
export function takenPath({ registry, shell }: Deployment, changed: readonly string[]): string | undefined {
  const shown = Object.entries(registry.sections).flatMap(([id, entry]) =>
    [entry, entry.next].flatMap((each) => (each ? [{ id, routes: each.section.routes }] : [])),
  );
  const clash = pathClashes([{ id: 'shell', routes: shell?.paths ?? [] }, ...shown]).find(
    ({ owner, later }) => owner !== later && (changed.includes(owner) || changed.includes(later)),
  );
  return clash && `${clash.later} and ${clash.owner} both have the path ${clash.path}: a path belongs to one.`;
}
