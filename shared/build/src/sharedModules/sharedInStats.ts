import type { StatsChunk, StatsCompilation, StatsModule } from '@rspack/core';

/**
 * `consume shared module (default) @territori/ui/button@^1.0.0 (strict) …` and `provide shared module …` are about
 * `@territori/ui/button`.
 */
export function requestOf(name: string): string {
  const request = /^(?:consume|provide) shared module \([^)]*\) (@?[^@]+)@/.exec(name)?.[1];
  if (!request) throw new Error(`Cannot read the shared request of "${name}".`);
  return request;
}

const isConsumed = ({ moduleType }: StatsModule) => moduleType === 'consume-shared-module';

/** The shared modules that a compilation, or some of its chunks, takes from the page, in alphabetical order. */
export function consumedRequests({ modules = [] }: StatsCompilation, chunks?: ReadonlySet<string | number>): string[] {
  const wanted = modules.filter((module) => isConsumed(module) && (!chunks || module.chunks?.some((chunk) => chunks.has(chunk))));
  return [...new Set(wanted.map(({ name = '' }) => requestOf(name)))].sort();
}

/** The chunks behind each shared module that a compilation provides. */
function providingChunks({ chunks = [] }: StatsCompilation): Map<string, StatsChunk[]> {
  const providing = new Map<string, StatsChunk[]>();
  for (const chunk of chunks) {
    const provided = (chunk.origins ?? []).flatMap(({ moduleName = '' }) =>
      moduleName.startsWith('provide shared module') ? [requestOf(moduleName)] : [],
    );
    for (const request of new Set(provided)) providing.set(request, [...(providing.get(request) ?? []), chunk]);
  }
  return providing;
}

/** The files that each shared module of a compilation needs: its own, and those of the shared modules that they use in turn. */
export function providedFiles(stats: StatsCompilation): Record<string, string[]> {
  const providing = providingChunks(stats);
  const collect = (request: string, into: Set<StatsChunk>): Set<StatsChunk> => {
    for (const chunk of providing.get(request) ?? []) {
      if (into.has(chunk)) continue;
      into.add(chunk);
      for (const taken of consumedRequests(stats, new Set([chunk.id ?? '']))) collect(taken, into);
    }
    return into;
  };
  const requests = [...providing.keys()].sort((a, b) => a.localeCompare(b, 'en'));
  return Object.fromEntries(
    requests.map((request) => [request, [...new Set([...collect(request, new Set())].flatMap(({ files = [] }) => files))].sort()]),
  );
}

/**
 * Lists of chunks that would wait for each other for ever: a chunk is ready when the shared modules that it takes are
 * ready, and a shared module when its chunks are. Only a compilation that uses its own shared modules is checked.
 */
export function circularWaits(stats: StatsCompilation): string[][] {
  const { chunks = [] } = stats;
  const providing = providingChunks(stats);
  const waitsFor = new Map(
    chunks.map(({ id = '' }) => [
      String(id),
      consumedRequests(stats, new Set([id ?? ''])).flatMap((request) => (providing.get(request) ?? []).map((chunk) => String(chunk.id))),
    ]),
  );
  const circles: string[][] = [];
  const done = new Set<string>();
  const follow = (chunk: string, path: readonly string[]): void => {
    if (path.includes(chunk)) circles.push(path.slice(path.indexOf(chunk)));
    if (path.includes(chunk) || done.has(chunk)) return;
    for (const next of new Set(waitsFor.get(chunk))) follow(next, [...path, chunk]);
    done.add(chunk);
  };
  for (const chunk of waitsFor.keys()) follow(chunk, []);
  return circles;
}
