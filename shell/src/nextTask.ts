/**
 * Lets the browser answer the visitor before the work goes on. A message comes at once, also in a tab that is not
 * shown, where timers are held back.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
