import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { forgetContent } from './contentStamp.ts';
import { root, sectionIds } from './workspace.ts';

/** Milliseconds to wait, because an editor writes several files at once. */
const QUIET_MS = 150;

/** Calls `changed` when sources of shell, sections or shared packages change, one call at a time. */
export function watchSources(changed: () => Promise<void>): { close(): void } {
  const folders = [
    'shell',
    ...sectionIds().map((id) => `mf-${id}`),
    ...['contract', 'kit', 'ui', 'report-flow'].map((name) => `shared/${name}`),
  ];
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running
        .then(() => {
          forgetContent();
          return changed();
        })
        .catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    }, QUIET_MS);
  };
  const watchers: FSWatcher[] = folders.map((folder) => watch(join(root, folder, 'src'), { recursive: true }, schedule));
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
