import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Pool } from 'undici';
import type { Facts } from './facts.ts';
import { type Kind, requestMix, type TrafficRequest } from './requestMix.ts';
import { seededRandom } from './seededRandom.ts';

/** The requests of a load and its duration. Plain data, because it comes from another process. */
export interface LoadPlan {
  readonly origin: string;
  readonly facts: Facts;
  /** Each connection sends its next request as soon as it has an answer. */
  readonly connections: number;
  /** Seconds before the measurement begins, so that compilers and caches are warm. */
  readonly warmUpSeconds: number;
  readonly seconds: number;
}

/** Milliseconds from the request to the last byte of its answer. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** The result of a load. */
export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly times: Percentiles;
  readonly byKind: readonly (Percentiles & { readonly kind: Kind; readonly answers: number })[];
  /** Answers that were compared with the answer to the same request after the load. */
  readonly compared: number;
  /** The errors, and how often each occurred. Empty when every answer was right. */
  readonly errors: Readonly<Record<string, number>>;
}

/** One answer in this many is compared. */
const COMPARE_EVERY = 101;
const COMPARE_AT_MOST = 500;
const PATIENCE_MS = 30_000;

interface Answer {
  readonly status: number;
  readonly encoding: string;
  readonly bytes: Buffer;
}

/** Runs a load against an origin. Failures are counted and do not end the load. */
export async function load({ origin, facts, connections, warmUpSeconds, seconds }: LoadPlan): Promise<LoadFigures> {
  const pool = new Pool(origin, { connections, pipelining: 1, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS });
  const times = new Map<Kind, number[]>();
  const errors: Record<string, number> = {};
  const samples: { request: TrafficRequest; digest: string }[] = [];
  const wrong = (request: TrafficRequest, what: string) => {
    const error = `${request.kind}: ${what}`;
    errors[error] = (errors[error] ?? 0) + 1;
  };

  async function ask({ method, path, headers, body }: TrafficRequest): Promise<Answer> {
    const answer = await pool.request({ method, path, headers, ...(body !== undefined && { body }) });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, encoding: String(answer.headers['content-encoding'] ?? 'identity'), bytes };
  }

  const begun = performance.now() + warmUpSeconds * 1000;
  const until = begun + seconds * 1000;
  let answered = 0;
  async function caller(seed: number): Promise<void> {
    const draw = requestMix(facts, seededRandom(seed));
    for (let asked = performance.now(); asked < until; asked = performance.now()) {
      const request = draw();
      try {
        const answer = await ask(request);
        if (answer.status !== request.status) wrong(request, `${answer.status} for ${request.method} ${request.path}`);
        else if (request.status === 200 && answer.bytes.byteLength === 0) wrong(request, 'an empty answer');
        answered += 1;
        if (answered % COMPARE_EVERY === 0 && !request.varies && samples.length < COMPARE_AT_MOST)
          samples.push({ request, digest: digest(answer) });
      } catch (error) {
        wrong(request, error instanceof Error ? error.message : String(error));
      }
      if (asked < begun) continue;
      const kind = times.get(request.kind) ?? [];
      times.set(request.kind, kind);
      kind.push(performance.now() - asked);
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, seed) => caller(seed + 1)));
  const elapsed = (performance.now() - begun) / 1000;

  for (const { request, digest: before } of samples)
    if (digest(await ask(request)) !== before)
      wrong(request, `another answer than when it is quiet for ${request.path} ${request.body ?? ''}`);
  await pool.close();

  const all = [...times.values()].flat();
  return {
    requestsPerSecond: all.length / elapsed,
    times: percentiles(all),
    byKind: [...times].map(([kind, values]) => ({ kind, answers: values.length, ...percentiles(values) })),
    compared: samples.length,
    errors,
  };
}

/** The hash of the content, without its compression. */
function digest({ status, encoding, bytes }: Answer): string {
  const content = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  return `${status} ${createHash('sha256').update(content).digest('hex')}`;
}

function percentiles(values: readonly number[]): Percentiles {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
