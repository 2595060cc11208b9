import type { Chunk, Module, OptimizationSplitChunksCacheGroup } from '@rspack/core';
import { publicModules } from './publicModules.ts';

/**
 * The part of a path that identifies a module: the file of a public module of ours, the folder of any other package.
 * Throws for a module that a package of ours does not export.
 */
function placeOf(request: string): string {
  const [scope, name] = request.split('/');
  if (scope !== '@territori') return `/node_modules/${request}/`;
  const found = publicModules(name as string).find((module) => module.request === request);
  if (!found) throw new Error(`${request} is not a public module: it is missing in the "exports" of shared/${name}/package.json.`);
  return found.file;
}

/**
 * A test for a cache group: true for the modules of every chunk that one of the requests leads to. It uses the chunk
 * graph instead of package names, because the modules of a family are spread over many packages.
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
