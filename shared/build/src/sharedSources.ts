import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageHash } from './contentStamp.ts';
import { packageOf } from './packageOf.ts';
import { sharedModules } from './sharedModules.ts';
import { root } from './workspace.ts';

const DIGITS = 16;

/**
 * A stamp of the sources of each of our shared packages, by name. Two builds with the same version of a package and different stamps
 * have a package that changed without a new version. Outside the workspace the sources are unknown, and the list is empty.
 */
export function sharedSources(): Record<string, string> {
  const names = new Set(sharedModules.map(({ request }) => packageOf(request)).filter((name) => name.startsWith('@territori/')));
  const folders = [...names].map((name) => [name, `shared/${name.split('/')[1]}`] as const);
  const present = folders.filter(([, folder]) => existsSync(join(root, folder, 'src')));
  return Object.fromEntries(present.map(([name, folder]) => [name, packageHash(folder).slice(0, DIGITS)]));
}
