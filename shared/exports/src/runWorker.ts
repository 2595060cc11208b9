import type { WorkerReply } from './workerReply.ts';

/**
 * Makes a file from a request in a separate worker. Cancelling ends the worker and rejects with an `AbortError`.
 * `onProgress` goes from 0 to 1.
 */
export function runWorker(
  start: () => Worker,
  request: unknown,
  { signal, onProgress }: { readonly signal?: AbortSignal; readonly onProgress?: (ratio: number) => void } = {},
): Promise<Blob> {
  signal?.throwIfAborted();
  const worker = start();
  const file = new Promise<Blob>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onerror = ({ message }) => reject(new Error(message || 'The export worker did not start'));
    worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'progress') onProgress?.(data.ratio);
      else if (data.kind === 'done') resolve(data.file);
      else reject(new Error(data.reason));
    };
  });
  worker.postMessage(request);
  return file.finally(() => worker.terminate());
}
