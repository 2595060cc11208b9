/**
 * Starts a worker of a bundle that may live on another origin than the page. A browser starts a worker only from a
 * script of the page's own origin, so a script of another origin is imported by a one-line `blob:` script. A bundler
 * recognises only `new Worker(new URL(..., import.meta.url))`, which is why `create` makes that call; during it, a
 * replaced constructor takes the address. The page's policy needs `worker-src 'self' blob:`.
 */
export function startWorker(create: () => Worker): Worker {
  const NativeWorker = globalThis.Worker;
  function SameOriginWorker(address: string | URL, options?: WorkerOptions): Worker {
    const url = new URL(address, location.href);
    if (url.origin === location.origin || url.protocol === 'blob:') return new NativeWorker(url, options);
    const bootstrap = URL.createObjectURL(new Blob([`importScripts(${JSON.stringify(url.href)})`], { type: 'text/javascript' }));
    return new NativeWorker(bootstrap, options);
  }
  globalThis.Worker = SameOriginWorker as unknown as typeof Worker;
  try {
    return create();
  } finally {
    globalThis.Worker = NativeWorker;
  }
}
