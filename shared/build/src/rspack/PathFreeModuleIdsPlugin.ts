import { createHash } from 'node:crypto';
import type { Compiler } from '@rspack/core';
import { root } from '../workspace.ts';

const NAME = 'path-free module ids';

/** The modules through which a shared module is taken and provided. */
const SHARING = ['consume-shared-module', 'provide-module'];

/** As many ids as there are of four digits: few modules meet, and an id weighs what the bundler's own do. */
const IDS = 10_000;

/**
 * Gives the modules of sharing ids that are the same in whichever folder the workspace lies. The bundler makes an id of a module's name, and the name of these has the absolute path of
 * a file in it. Here they go by what is shared.
 */
export class PathFreeModuleIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        // they come in any order
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
