import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkspaceCopy } from '../harness/copyWorkspace.ts';

type Step = 'patch' | 'minor' | 'major';

/**
 * Raises the versions of packages as CONTRIBUTING says, and commits. Other pending changesets stay pending: the site
 * under test already runs them.
 */
export async function raiseVersions(workspace: WorkspaceCopy, steps: Readonly<Record<string, Step>>): Promise<void> {
  const folder = join(workspace.folder, '.changeset');
  const waiting = (await readdir(folder)).filter((file) => file.endsWith('.md') && file !== 'README.md');
  await Promise.all(waiting.map((file) => rm(join(folder, file))));
  const lines = Object.entries(steps).map(([name, step]) => `'${name}': ${step}\n`);
  await writeFile(join(folder, 'of-a-test.md'), `---\n${lines.join('')}---\n\nOther words.\n`);
  await workspace.run('npm', 'run', '-s', 'changeset', '--', 'version');
  await workspace.commit();
}
