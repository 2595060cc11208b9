import type { Deployment } from '../deployment.ts';

export const saysSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a state says of one part: `shell`, or a section by id. */
function factsOfPart({ registry, shell, released, entries, withdrawn, attested = {} }: Deployment, part: string): unknown[] {
  const own = Object.entries(attested).filter(([label]) => label.startsWith(`${part} `));
  return [part === 'shell' ? shell : registry.sections[part], released?.[part] ?? [], entries?.[part] ?? {}, withdrawn?.[part] ?? [], own];
}

/** The parts that differ between two states. */
export function changedParts(before: Deployment, after: Deployment): string[] {
  const named = [before, after].flatMap(({ registry, released = {}, entries = {}, withdrawn = {}, attested = {} }) => [
    ...[registry.sections, released, entries, withdrawn].flatMap((each) => Object.keys(each)),
    ...Object.keys(attested).map((label) => label.split(' ')[0] ?? ''),
  ]);
  return [...new Set(['shell', ...named])].filter((part) => !saysSame(factsOfPart(before, part), factsOfPart(after, part)));
}
