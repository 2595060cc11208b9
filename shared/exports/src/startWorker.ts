/**
 * Starts a worker of a bundle that may live on another origin than the page. A browser starts a worker only from a
 * script of the page's own origin, so a script of another origin is imported by a one-line `blob:` script. A bundler
 * recognises only `new Worker(new URL(..., import.meta.url))`, which is why `create` makes that call; during it, a
 * replaced constructor takes the address. The page's policy needs `worker-src 'self' blob:`. The one-line script also tells the worker the
 * folder of its files as `workerFolder`, because its own address is that of the blob.
 */
export function startWorker(create: () => Worker): Worker {
  const NativeWorker = globalThis.Worker;
  function SameOriginWorker(address: string | URL, options?: WorkerOptions): Worker {
    const url = new URL(address, location.href);
    if (url.origin === location.origin || url.protocol === 'blob:') return new NativeWorker(url, options);
    const bootstrap = URL.createObjectURL(new Blob([bootstrapOf(url, options)], { type: 'text/javascript' }));
    return new NativeWorker(bootstrap, options);
  }
  globalThis.Worker = SameOriginWorker as unknown as typeof Worker;
  try {
    return create();
  } finally {
    globalThis.Worker = NativeWorker;
  }
}

/** The one-line script. A module knows its own folder. It is imported statically, because messages do not wait for `import()`. */
function bootstrapOf(url: URL, options: WorkerOptions | undefined): string {
  const address = JSON.stringify(url.href);
  if (options?.type === 'module') return `import ${address};`;
  return `self.workerFolder = ${JSON.stringify(new URL('.', url).href)}; importScripts(${address});`;
}
