import type { OptimizationSplitChunksCacheGroup } from '@rspack/core';
import { root } from '../workspace.ts';

/**
 * The group of the places where a shared module is taken: each is a chunk of its own, which has no file. So none lies in the chunk of what it waits for, where it would wait for itself; and
 * named by what is taken, a chunk has the same id in whichever folder the workspace lies, while the bundler would make one of the path of a file.
 */
export const takenModules: OptimizationSplitChunksCacheGroup = {
  type: 'consume-shared-module',
  name: (module) => module.libIdent({ context: root }) ?? undefined,
  enforce: true,
  priority: 3,
};
