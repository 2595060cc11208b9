import { Agent, request } from 'node:http';

/** The middle one of some figures. */
export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds that some work takes. */
export async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The longest that `timed` runs and warms up, each, beyond its first three runs. */
const PATIENCE_MS = 5000;

/**
 * The median of so many runs of each work, in milliseconds, after as many that do not count, until what runs is
 * compiled; of fewer where they take long. The works take turns, so that what else the machine does meets all of them.
 */
export async function timed<const Works extends readonly (() => Promise<unknown>)[]>(
  runs: number,
  ...works: Works
): Promise<{ [Index in keyof Works]: number }> {
  await takingTurns(runs, works);
  return (await takingTurns(runs, works)).map(median) as { [Index in keyof Works]: number };
}

async function takingTurns(runs: number, works: readonly (() => Promise<unknown>)[]): Promise<number[][]> {
  const times: number[][] = works.map(() => []);
  const until = performance.now() + PATIENCE_MS;
  for (let run = 0; run < runs && (run < 3 || performance.now() < until); run += 1)
    for (const [index, work] of works.entries()) times[index]?.push(await elapsed(work));
  return times;
}

/** A client that keeps so many connections open. */
export class Client {
  readonly #agent: Agent;
  readonly #origin: string;

  constructor(origin: string, connections = 1) {
    this.#origin = origin;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Reads an answer to its end, without unpacking it. Returns its size in bytes. Rejects unless its status is 200. */
  get(path: string, encoding = 'identity'): Promise<number> {
    return new Promise((resolve, reject) => {
      request(`${this.#origin}${path}`, { agent: this.#agent, headers: { 'accept-encoding': encoding } }, (answer) => {
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

/** Requests answered a second, with so many connections that each ask for the next path when answered. */
export async function throughput(origin: string, paths: readonly string[], connections: number, seconds = 5): Promise<number> {
  const client = new Client(origin, connections);
  const until = performance.now() + seconds * 1000;
  let asked = 0;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < until) {
      await client.get(paths[asked++ % paths.length] ?? '/');
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  client.close();
  return answered / seconds;
}
