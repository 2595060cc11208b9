import { copyRunning } from '@territori/build/site/copyRunning';
import { readDeployment } from '@territori/build/site/deployment';
import { FolderTarget } from '@territori/build/site/FolderTarget';
import { writePages } from '@territori/build/site/writePages';
import { siteFolder } from './siteFolder.ts';

/** Copies what the site under test runs into a folder that is not there yet: a site of its own, to release on. */
export async function copySite(folder: string): Promise<void> {
  const running = new FolderTarget(siteFolder());
  await writePages(await copyRunning(running, { deployment: await readDeployment(running), folder }));
}
