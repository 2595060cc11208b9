import { Agent, request } from 'node:http';

/** The middle one of some figures. */
export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds that some work takes. */
export async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** A client that keeps its connection open. */
export function clientOf(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    /** Reads an answer to its end, without unpacking it. Rejects unless its status is 200. */
    get: (path: string, encoding = 'identity'): Promise<void> =>
      new Promise((resolve, reject) => {
        request(`${origin}${path}`, { agent, headers: { 'accept-encoding': encoding } }, (answer) => {
          answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer.statusCode}`))));
          answer.on('error', reject).resume();
        })
          .on('error', reject)
          .end();
      }),
    close: () => agent.destroy(),
  };
}
