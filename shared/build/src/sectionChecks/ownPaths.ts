import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { root } from '../workspace.ts';

/** The paths of the shell's own pages, read from its sources. */
export async function ownPaths(): Promise<`/${string}`[]> {
  // also a program that was bundled, and so has no loader of TypeScript, reads it
  const { OWN_PATHS } = await tsImport(pathToFileURL(join(root, 'shell/src/registry/ownPaths.ts')).href, import.meta.url);
  return Object.values(OWN_PATHS as Record<string, `/${string}`>);
}
