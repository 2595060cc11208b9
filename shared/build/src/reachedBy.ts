import { join } from 'node:path';
import type { Chunk, Module, OptimizationSplitChunksCacheGroup } from '@rspack/core';
import { root } from './workspace.ts';

/** The part of a path that tells a module: a family of ours by its file, a package of others by its folder. */
function placeOf(request: string): string {
  const [scope, name, family = 'index'] = request.split('/');
  return scope === '@territori' ? join(root, 'shared', name as string, 'src', `${family}.ts`) : `/node_modules/${request}/`;
}

/**
 * A test for a cache group: holds for the modules of every chunk that one of the requests leads to. It goes by the chunk graph and not by package names, because what a family needs
 * is spread over many packages.
 */
export function reachedBy(requests: readonly string[]): Extract<OptimizationSplitChunksCacheGroup['test'], (...args: never) => boolean> {
  const places = requests.map(placeOf);
  const known = new Map<Chunk, boolean>();
  const isWanted = (module: Module) => 'resource' in module && places.some((place) => String(module.resource).includes(place));
  return (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunks(module)].some((chunk) => {
      let holds = known.get(chunk);
      if (holds === undefined) {
        holds = chunkGraph.getChunkModules(chunk).some(isWanted);
        known.set(chunk, holds);
      }
      return holds;
    });
}
