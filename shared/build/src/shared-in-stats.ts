import type { StatsCompilation, StatsModule } from '@rspack/core';

/** `consume shared module (default) @territori/ui/button@^1.0.0 (strict) …` and `provide shared module …` are about `@territori/ui/button`. */
function requestOf(name: string): string {
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

/** The files behind each shared module that a compilation provides. */
export function providedFiles({ chunks = [] }: StatsCompilation): Record<string, string[]> {
  const provided: Record<string, string[]> = {};
  for (const { files = [], origins = [] } of chunks) {
    for (const { moduleName = '' } of origins) {
      if (!moduleName.startsWith('provide shared module')) continue;
      const request = requestOf(moduleName);
      provided[request] = [...new Set([...(provided[request] ?? []), ...files])].sort();
    }
  }
  return Object.fromEntries(Object.entries(provided).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/**
 * Chunks that would wait for each other for ever, each list a circle: a chunk is there when the shared modules that it takes are, and a shared module when the chunks behind it are. Only one
 * compilation is looked at: the one that takes what it provides itself.
 */
export function circularWaits(stats: StatsCompilation): string[][] {
  const { chunks = [] } = stats;
  const behind = new Map<string, Set<string>>();
  for (const { id, origins = [] } of chunks) {
    for (const { moduleName = '' } of origins) {
      if (!moduleName.startsWith('provide shared module')) continue;
      const request = requestOf(moduleName);
      behind.set(request, (behind.get(request) ?? new Set()).add(String(id)));
    }
  }
  const waitsFor = new Map(
    chunks.map(({ id = '' }) => [
      String(id),
      consumedRequests(stats, new Set([id ?? ''])).flatMap((request) => [...(behind.get(request) ?? [])]),
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
