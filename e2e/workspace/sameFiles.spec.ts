import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, sectionIds } from '@territori/build/workspace';
import { hashFiles } from '../harness/hashFiles.ts';
import { expect, PATIENCE_MS, test } from './workspaceTest.ts';

/**
 * Another machine can build a release again and compare. The shell and an embeddable section cover every part of a
 * build; the long tests build all sections.
 */
const parts = ['shell', ...(process.env.DEEP ? sectionIds() : ['glossario']).map((id) => `mf-${id}`)];

test('the same sources built in another folder are the same files, to the byte', async ({ workspace }) => {
  test.setTimeout(PATIENCE_MS);
  const buildsOf = (part: string) => join(part, 'dist/production');
  for (const part of parts) await rm(join(workspace.folder, buildsOf(part)), { recursive: true });
  await workspace.run('npm', 'run', 'build');
  for (const part of parts) {
    const [version = ''] = await readdir(join(workspace.folder, buildsOf(part)));
    const [here, there] = [root, workspace.folder].map((folder) => hashFiles(join(folder, buildsOf(part), version)));
    expect(await there, `${part} ${version}`).toEqual(await here);
  }
});
