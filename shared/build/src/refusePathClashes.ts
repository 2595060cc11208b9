import { pathClashes } from '@territori/contract';
import { ownPaths } from './ownPaths.ts';
import { inWorkspace, readManifest, sectionIds } from './workspace.ts';

/**
 * Throws when two sections of the workspace, or a section and the shell, own one path. The message names both and the path. A section's own
 * repository knows no other section: publishing compares it with those of the site.
 */
export async function refusePathClashes(): Promise<void> {
  if (!inWorkspace) return;
  const sections = await Promise.all(sectionIds().map(readManifest));
  const clashes = pathClashes([{ id: 'shell', routes: await ownPaths() }, ...sections]);
  if (clashes.length === 0) return;
  const lines = clashes.map(
    ({ path, owner, later }) =>
      `${owner === 'shell' ? 'The shell' : `The section ${owner}`} and the section ${later} both own the path ${path}: change \`routes\` in mf-${later}/src/manifest.ts${owner === 'shell' ? '' : ` or mf-${owner}/src/manifest.ts`}.`,
  );
  throw new Error(lines.join('\n'));
}
