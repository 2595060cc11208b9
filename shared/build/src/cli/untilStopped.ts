/**
 * Ctrl+C in a terminal arrives twice, from the terminal and from the process that started this one. Signals this close
 * together count as one.
 */
const SAME_SIGNAL_MS = 1000;

/** Resolves at the first SIGINT or SIGTERM. A later signal ends the process at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const stop = () => {
      if (first !== undefined && performance.now() - first > SAME_SIGNAL_MS) process.exit(1);
      first ??= performance.now();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  });
}
