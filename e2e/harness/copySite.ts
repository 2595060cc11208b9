import { copyRunning } from '@territori/build/site/copyRunning';
import { writePages } from '@territori/build/site/pages/writePages';
import { readDeployment } from '@territori/build/site/readDeployment';
import { FolderTarget } from '@territori/build/site/store/FolderTarget';
import { siteFolder } from './siteFolder.ts';

/** Copies the running versions of the site under test into a new folder: a separate site to release on. */
export async function copySite(folder: string): Promise<void> {
  const running = new FolderTarget(siteFolder());
  await writePages(await copyRunning(running, { deployment: await readDeployment(running), folder }));
}
