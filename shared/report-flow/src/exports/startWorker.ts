/**
 * Starts a worker of a bundle that may live on another origin than the page. A browser runs a worker's script only from the page's own origin, so a foreign one is
 * started from a `blob:` of one line that imports it. A bundler understands nothing but `new Worker(new URL(..., import.meta.url))`, hence `create`: the address
 * it gives is taken by a stand-in of the constructor, in place for this one call. The page's policy needs `worker-src 'self' blob:`.
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
