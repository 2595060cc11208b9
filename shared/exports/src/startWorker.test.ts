import { afterEach, describe, expect, it, vi } from 'vitest';
import { startWorker } from './startWorker.ts';

const started: string[] = [];

class FakeWorker {
  constructor(address: string | URL) {
    started.push(String(address));
  }
}

describe('startWorker', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    started.length = 0;
  });

  it('starts a script of the same origin directly', () => {
    vi.stubGlobal('Worker', FakeWorker);
    startWorker(() => new Worker(new URL('/mf/home/pdf.js', location.href)));
    expect(started).toEqual([new URL('/mf/home/pdf.js', location.href).href]);
    expect(globalThis.Worker).toBe(FakeWorker);
  });

  it.each([
    [undefined, 'self.workerFolder = "https://sezioni.example/mf/home/"; importScripts("https://sezioni.example/mf/home/pdf.js");'],
    [{ type: 'module' } as const, 'import "https://sezioni.example/mf/home/pdf.js";'],
  ])('starts a script of another origin from a blob script that imports it: %j', async (options, expected) => {
    vi.stubGlobal('Worker', FakeWorker);
    let bootstrap: Blob | undefined;
    URL.createObjectURL = vi.fn((blob: Blob) => {
      bootstrap = blob;
      return 'blob:own';
    });
    startWorker(() => new Worker(new URL('https://sezioni.example/mf/home/pdf.js'), options));
    expect(started).toEqual(['blob:own']);
    expect(await bootstrap?.text()).toBe(expected);
  });

  it('restores the constructor when the worker does not start', () => {
    vi.stubGlobal('Worker', FakeWorker);
    expect(() =>
      startWorker(() => {
        throw new Error('refused');
      }),
    ).toThrow('refused');
    expect(globalThis.Worker).toBe(FakeWorker);
  });
});
