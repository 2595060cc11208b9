/** Prints the steps of a long command, one line each, with the seconds since the start. */
export function progress(): (text: string) => void {
  const start = performance.now();
  return (text) => console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${text}`);
}
