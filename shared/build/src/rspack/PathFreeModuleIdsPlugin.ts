import { createHash } from 'node:crypto';
import type { Compiler } from '@rspack/core';
import { root } from '../workspace.ts';

const NAME = 'path-free module ids';

/** The modules with which the bundler consumes and provides a shared module. */
const SHARING = ['consume-shared-module', 'provide-module'];

/** Ids have at most four digits: collisions are rare, and the ids are as short as the bundler's. */
const IDS = 10_000;

/**
 * Gives the sharing modules ids that do not depend on the workspace's folder. The bundler derives an id from a module's
 * name, which for these modules contains the absolute path of a file. Here the id is derived from the name of the
 * shared module.
 */
export class PathFreeModuleIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        // the bundler returns them in any order
        const sharing = [...modules]
          .filter(({ type }) => SHARING.includes(type))
          .map((module) => ({ module, name: module.readableIdentifier() }))
          .sort((a, b) => (a.name < b.name ? -1 : 1));
        const taken = new Set<number>();
        for (const { module, name } of sharing) {
          const shared = module.libIdent({ context: root }) ?? name;
          let id = createHash('sha256').update(shared).digest().readUInt32BE() % IDS;
          while (taken.has(id)) id = (id + 1) % IDS;
          taken.add(id);
          Object.assign(module, { id });
        }
      });
    });
  }
}
