import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../compile/contentStamp.ts';
import { readPackage, root } from '../workspace.ts';
import { packageOf } from './packageOf.ts';
import { sharedModules } from './sharedModules.ts';

const DIGITS = 16;

/**
 * A stamp of the sources of each of our shared packages, by name. Two builds with the same version of a package and different stamps
 * have a package that changed without a new version. Outside the workspace the sources are unknown, and the list is empty.
 */
export function sharedSources(): Record<string, string> {
  const names = new Set(sharedModules.map(({ request }) => packageOf(request)).filter((name) => name.startsWith('@territori/')));
  const folders = [...names].map((name) => [name, `shared/${name.split('/')[1]}`] as const);
  const present = folders.filter(([, folder]) => existsSync(join(root, folder, 'src')));
  const shared = new Set(present.map(([, folder]) => folder));
  return Object.fromEntries(present.map(([name, folder]) => [name, stampOf(folder, shared)]));
}

/** A stamp of a package and of those of ours that it alone provides: its dependencies that are not shared under their own names. */
function stampOf(folder: string, shared: ReadonlySet<string>): string {
  const parts = [...ownParts(folder, shared)].sort();
  if (parts.length === 1) return contentHash(folder).slice(0, DIGITS);
  return createHash('sha256').update(parts.map(contentHash).join()).digest('hex').slice(0, DIGITS);
}

function ownParts(folder: string, shared: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  found.add(folder);
  for (const name of Object.keys(readPackage(join(root, folder)).dependencies ?? {})) {
    const other = `shared/${name.replace('@territori/', '')}`;
    const isOurs = name.startsWith('@territori/') && name !== '@territori/contract' && existsSync(join(root, other, 'src'));
    if (isOurs && !shared.has(other) && !found.has(other)) ownParts(other, shared, found);
  }
  return found;
}
