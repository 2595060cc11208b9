import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of what test files share: databases of a worker, the bulk files of all. */
    sharedFolder: string;
  }
}

/** What Vitest gives a global setup, as far as it is used here. */
interface Project {
  provide(name: 'sharedFolder', folder: string): void;
}

/** Whether a process of this number still runs. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Stops the server of a cluster, if one runs: the worker that started it has ended. */
async function stopServer(cluster: string): Promise<void> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!(pid > 0) || !runs(pid)) return;
  // at once, as nothing of it is kept
  process.kill(pid, 'SIGQUIT');
  while (runs(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Makes the folder of what test files share in a run. Resolves to what removes it, with the servers that run in it. */
export default async function globalSetup(project: Project): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'territori-shared-'));
  // the servers run as another user, who must get through
  await chmod(folder, 0o755);
  project.provide('sharedFolder', folder);
  return async () => {
    await Promise.all((await readdir(folder)).map((shared) => stopServer(join(folder, shared, 'postgres'))));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
