import { join } from 'node:path';
import { readPackage } from '../workspace.ts';
import { sharedPackage } from './installed.ts';

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
  const directory = sharedPackage(name);
  if (!directory) return [];
  const { name: request, exports = {} } = readPackage(directory);
  return Object.entries(exports)
    .filter(([path]) => path !== './package.json')
    .map(([path, entry]) => ({
      request: request + path.slice('.'.length),
      file: join(directory, typeof entry === 'string' ? entry : entry.default),
    }));
}
