import { join } from 'node:path';
import { readPackage, root } from './workspace.ts';

/** A module of a shared package that other packages may import. */
export interface PublicModule {
  /** The name in an import: `@territori/ui/table`, `@territori/kit`. */
  readonly request: string;
  /** Absolute path of its source. */
  readonly file: string;
}

/**
 * The public modules of a shared package, in the order of the `exports` of its package.json. Every other module of the
 * package is private.
 */
export function publicModules(name: string): readonly PublicModule[] {
  const directory = join(root, 'shared', name);
  const { name: request, exports = {} } = readPackage(directory);
  return Object.entries(exports).map(([path, file]) => ({ request: request + path.slice('.'.length), file: join(directory, file) }));
}
