import type { DownloadedFile, DownloadOptions } from '@territori/kit';
import { useState } from 'react';
import { saveFile } from './saveFile.ts';

type Transfer = Pick<DownloadOptions, 'signal' | 'onProgress'>;

export interface Download {
  /** Undefined while nothing runs; true while it is not known how far it is, else from 0 to 1. */
  readonly progress: number | true | undefined;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** One download at a time, saved under the name that the answer gives. The API tells failures itself. */
export function useDownload(fetchFile: (transfer: Transfer) => Promise<DownloadedFile>): Download {
  const [running, setRunning] = useState<{ controller: AbortController; progress: number | true }>();
  return {
    progress: running?.progress,
    cancel: () => running?.controller.abort(),
    start() {
      const controller = new AbortController();
      const show = (progress: number | true) => setRunning({ controller, progress });
      show(true);
      fetchFile({ signal: controller.signal, onProgress: (bytes, total) => show(total ? bytes / total : true) })
        .then(saveFile, () => undefined)
        .finally(() => setRunning(undefined));
    },
  };
}
