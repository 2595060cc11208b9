import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { forgetContent } from './compile/contentStamp.ts';
import { root, sectionIds } from './workspace.ts';

/** Milliseconds to wait, because an editor writes several files at once. */
const QUIET_MS = 150;

/** The folders of the workspace whose sources the portal is built from: `shell`, `mf-glossario`, `shared/ui`. */
export const sourceFolders = (): string[] => [
  'shell',
  ...sectionIds().map((id) => `mf-${id}`),
  ...['contract', 'kit', 'ui', 'exports', 'map', 'report-flow', 'traduzione'].map((name) => `shared/${name}`),
];

/**
 * Calls `changed` with the folders whose sources changed, one call at a time. A failure of a call is printed.
 * @param folders packages of the workspace; all that the portal is built from when left out
 */
export function watchSources(
  changed: (folders: readonly string[]) => void | Promise<void>,
  folders: readonly string[] = sourceFolders(),
): { close(): void } {
  const edited = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const schedule = (folder: string) => {
    edited.add(folder);
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running
        .then(() => {
          forgetContent();
          const names = [...edited];
          edited.clear();
          return names.length > 0 ? changed(names) : undefined;
        })
        .catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    }, QUIET_MS);
  };
  const watchers: FSWatcher[] = folders.map((folder) => watch(join(root, folder, 'src'), { recursive: true }, () => schedule(folder)));
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
