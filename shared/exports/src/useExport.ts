import { ApiError, type DownloadedFile } from '@territori/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExportProgress } from './pdfFile.ts';
import { saveFile } from './saveFile.ts';

/** A file that is being made or downloaded. */
interface Running<K extends string> {
  readonly kind: K;
  /** `true` while the progress is unknown, else 0 to 1. */
  readonly progress: number | true;
}

/** Runs one export at a time and saves its file. `done` is the kind of the last saved file. Leaving the page cancels the export. */
export function useExport<K extends string>() {
  const [running, setRunning] = useState<Running<K>>();
  const [failed, setFailed] = useState<K>();
  const [done, setDone] = useState<K>();
  const controller = useRef<AbortController>(undefined);
  const cancel = useCallback(() => controller.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const run = useCallback(async (kind: K, make: (options: Required<ExportProgress>) => Promise<DownloadedFile>) => {
    const own = new AbortController();
    controller.current = own;
    setFailed(undefined);
    setDone(undefined);
    setRunning({ kind, progress: true });
    try {
      const onProgress = (progress: number) => setRunning({ kind, progress });
      const { blob, filename } = await make({ signal: own.signal, onProgress });
      saveFile(blob, filename);
      setDone(kind);
    } catch (reason) {
      if (!own.signal.aborted) {
        // the client has already logged and shown its failures
        if (!(reason instanceof ApiError)) console.error(`export ${kind} failed`, reason);
        setFailed(kind);
      }
    } finally {
      setRunning(undefined);
    }
  }, []);

  return { running, failed, done, run, cancel, dismiss: useCallback(() => setFailed(undefined), []) };
}
