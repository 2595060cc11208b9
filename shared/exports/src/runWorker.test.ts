import { describe, expect, it, vi } from 'vitest';
import { runWorker } from './runWorker.ts';
import type { WorkerReply } from './workerReply.ts';

class FakeWorker {
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  terminated = false;
  request: unknown;
  postMessage(request: unknown) {
    this.request = request;
  }
  terminate() {
    this.terminated = true;
  }
  say(data: WorkerReply) {
    this.onmessage?.({ data } as MessageEvent<WorkerReply>);
  }
}

describe('runWorker', () => {
  it('returns the file, reports progress and ends the worker', async () => {
    const worker = new FakeWorker();
    const onProgress = vi.fn();
    const file = runWorker(() => worker as unknown as Worker, { rows: 1 }, { onProgress });
    expect(worker.request).toEqual({ rows: 1 });
    worker.say({ kind: 'progress', ratio: 0.5 });
    const made = new Blob(['x']);
    worker.say({ kind: 'done', file: made });
    expect(await file).toBe(made);
    expect(onProgress).toHaveBeenCalledWith(0.5);
    expect(worker.terminated).toBe(true);
  });

  it("rejects with the worker's reason", async () => {
    const worker = new FakeWorker();
    const file = runWorker(() => worker as unknown as Worker, {});
    worker.say({ kind: 'failed', reason: 'no rows' });
    await expect(file).rejects.toThrow('no rows');
    expect(worker.terminated).toBe(true);
  });

  it('ends the worker when cancelled', async () => {
    const worker = new FakeWorker();
    const controller = new AbortController();
    const file = runWorker(() => worker as unknown as Worker, {}, { signal: controller.signal });
    controller.abort();
    await expect(file).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker.terminated).toBe(true);
  });
});
