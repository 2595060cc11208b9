import { Agent, request } from 'node:http';

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of so many runs, in milliseconds, after some that do not count. */
export async function timed(runs: number, work: () => Promise<unknown>): Promise<number> {
  for (let run = 0; run < Math.max(2, runs / 5); run += 1) await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** A client that keeps so many connections open. */
export class Client {
  readonly #agent: Agent;
  readonly #origin: string;

  constructor(origin: string, connections = 1) {
    this.#origin = origin;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Reads an answer to its end; its size in bytes. Rejects unless it is 200. */
  get(path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      request(`${this.#origin}${path}`, { agent: this.#agent }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.byteLength;
        });
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

/** Requests answered a second, with so many connections that each ask again when answered. */
export async function throughput(origin: string, path: string, connections: number, seconds = 5): Promise<number> {
  const client = new Client(origin, connections);
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < until) {
      await client.get(path);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  client.close();
  return answered / seconds;
}
