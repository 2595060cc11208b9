import { join } from 'node:path';
import { COPY, template } from '@territori/api-testing/template';
import { trialData } from '../../scripts/site/trial/trialData.ts';
import { copyWorkspace, type WorkspaceCopy } from '../harness/copyWorkspace.ts';
import { test as base, expect as baseExpect } from '../harness/test.ts';

/** How long copying the workspace and a command in it may take on a machine that has other things to do. */
export const PATIENCE_MS = 300_000;

/** The database of the portals that run from a copy. */
export const databaseOf = ({ folder }: WorkspaceCopy): string => join(folder, '.cache/database');

/** A folder for what a file of tests makes, that no commit sees and that goes with the copy. */
export const placeOf = ({ folder }: WorkspaceCopy, name: string): string => join(folder, '.cache/tests', name);

/**
 * Playwright's `test` with a copy of the workspace, in which the README's commands run as a developer runs them. A
 * worker's tests share one copy: each file restores it.
 */
export const test = base.extend<object, { readonly workspace: WorkspaceCopy }>({
  workspace: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const workspace = await copyWorkspace();
      // a release is tried on these data, and a portal starts with them; in the deep tests the first of each loads them
      if (!process.env.DEEP) {
        const embedded = await template('pglite', 'loaded');
        for (const database of [trialData(workspace.folder), databaseOf(workspace)]) await COPY.pglite(embedded, database);
      }
      await use(workspace);
      await workspace.remove();
    },
    { scope: 'worker', timeout: PATIENCE_MS },
  ],
});

/** Waits longer than elsewhere: beside the page, the machine builds. */
export const expect = baseExpect.configure({ timeout: 30_000 });
