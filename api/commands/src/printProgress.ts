const STARTED = performance.now();

/** Prints what a command does, after the seconds since it began. */
export const printProgress = (message: string) =>
  console.log(`${((performance.now() - STARTED) / 1000).toFixed(1).padStart(5)} s  ${message}`);
