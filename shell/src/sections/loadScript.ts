/**
 * Runs a script and verifies it against its hash, if there is one. Rejects when it cannot be loaded or does not match
 * (a browser does not say which), and when the signal aborts. The element is always removed.
 */
export async function loadScript(src: string, integrity: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const script = document.createElement('script');
  const settled = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded`));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  script.async = true;
  // as the bundler's loader does: a script of another origin can be verified only when it was requested without credentials
  if (new URL(src, document.baseURI).origin !== location.origin) script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  script.src = src;
  document.head.append(script);
  await settled.finally(() => script.remove());
}
