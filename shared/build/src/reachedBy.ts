import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Chunk, Module, OptimizationSplitChunksCacheGroup } from '@rspack/core';
import { root } from './workspace.ts';

/** The file behind a request, as the shared packages resolve it. */
function fileOf(request: string): string {
  const [scope, name, family = 'index'] = request.split('/');
  if (scope === '@territori') return join(root, 'shared', name as string, 'src', `${family}.ts`);
  return createRequire(join(root, 'shared/kit/package.json')).resolve(request);
}

/**
 * A test for a cache group: holds for the modules of every chunk that one of the requests leads to. It goes by the chunk graph and not by package names, because what a family needs
 * is spread over many packages.
 */
export function reachedBy(requests: readonly string[]): Extract<OptimizationSplitChunksCacheGroup['test'], (...args: never) => boolean> {
  const files = new Set(requests.map(fileOf));
  const known = new Map<Chunk, boolean>();
  const resource = (module: Module) => ('resource' in module ? String(module.resource) : '');
  return (module, { chunkGraph }) =>
    // a place where a shared module is taken stays where it is: in the same file as what it waits for, it would wait for itself
    module.type !== 'consume-shared-module' &&
    [...chunkGraph.getModuleChunks(module)].some((chunk) => {
      let holds = known.get(chunk);
      if (holds === undefined) {
        holds = chunkGraph.getChunkModules(chunk).some((member) => files.has(resource(member)));
        known.set(chunk, holds);
      }
      return holds;
    });
}
