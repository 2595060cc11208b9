import type { OptimizationSplitChunksCacheGroup } from '@rspack/core';
import { root } from '../workspace.ts';

/**
 * The cache group of the modules that consume a shared module: each is a separate chunk without a file. Inside the
 * chunk of the module that it waits for, it would wait for itself. The chunk is named after the shared module, so that
 * its id does not depend on the workspace's folder; the bundler would derive it from a file path.
 */
export const takenModules: OptimizationSplitChunksCacheGroup = {
  type: 'consume-shared-module',
  name: (module) => module.libIdent({ context: root }) ?? undefined,
  enforce: true,
  priority: 4,
};
