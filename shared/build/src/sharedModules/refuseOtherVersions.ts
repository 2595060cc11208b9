import { basename } from 'node:path';
import { inWorkspace, readPackage } from '../workspace.ts';
import { findPackage } from './installed.ts';
import { packageOf } from './packageOf.ts';
import { sharedModules } from './sharedModules.ts';

const IN_WORKSPACE =
  'Write "catalog:" (for a package of ours "workspace:^") and install again. If everybody is to have the other version, raise it in the catalog of pnpm-workspace.yaml and release the shell first.';

/** What to do in a section's own repository, whose packages say which version the portal has. */
const outside = (versions: readonly string[]) => `Write ${versions.join(', ')} into package.json and install again: npx -y pnpm install.`;

/**
 * Throws when a section has another version of a shared package than the shell of this workspace provides: the gate
 * would refuse it in every visitor's browser, or its manifest would be wrong. The message names each package with the
 * wanted version, the provided version, and the remedy.
 * @param directory the section's folder, with its `node_modules`
 */
export function refuseOtherVersions(directory: string): void {
  const { dependencies, devDependencies } = readPackage(directory);
  const asked: Record<string, string> = { ...devDependencies, ...dependencies };
  const provided = new Map(sharedModules.map(({ request, version }) => [packageOf(request), version]));
  const misfits = [...provided].flatMap(([name, version]) => {
    const found = findPackage(name, directory);
    const wanted = found && readPackage(found).version;
    if (!wanted || wanted === version) return [];
    const where = asked[name] ? `${basename(directory)}/package.json says "${name}": "${asked[name]}"` : `found in ${found}`;
    return [{ name, version, sentence: `${name}: ${basename(directory)} wants ${wanted} (${where}), the shell provides ${version}.` }];
  });
  if (misfits.length === 0) return;
  throw new Error(
    [
      'The versions of shared packages do not fit the shell:',
      ...misfits.map(({ sentence }) => `  ${sentence}`),
      inWorkspace ? IN_WORKSPACE : outside(misfits.map(({ name, version }) => `"${name}": "${version}"`)),
    ].join('\n'),
  );
}
