import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.ts';

/** The paths of the shell's own pages, read from its sources. */
export async function ownPaths(): Promise<`/${string}`[]> {
  const { OWN_PATHS } = await import(pathToFileURL(join(root, 'shell/src/registry/ownPaths.ts')).href);
  return Object.values(OWN_PATHS as Record<string, `/${string}`>);
}
