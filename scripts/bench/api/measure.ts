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
export class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Reads an answer to its end, without unpacking it. Returns its size in bytes. Rejects unless its status is 200. */
  get(path: string, encoding = 'identity'): Promise<number> {
    return new Promise((resolve, reject) => {
      request(`${this.#origin}${path}`, { agent: this.#agent, headers: { 'accept-encoding': encoding } }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
        answer.on('end', () => (answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path}: ${answer.statusCode}`))));
        answer.on('error', reject);
      })
        .on('error', reject)
        .end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
