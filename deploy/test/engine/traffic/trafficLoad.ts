import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Pool } from 'undici';
import { seededRandom } from '../../../../scripts/compare/seededRandom.ts';
import { type Kind, requestMix, type TrafficRequest } from './requestMix.ts';
import type { Facts } from './trafficFacts.ts';

/** The requests of a load and its duration. Plain data, because it comes from another process. */
export interface LoadPlan {
  readonly origin: string;
  readonly facts: Facts;
  /** Requests that begin in a second, whether those before them are answered or not. */
  readonly rate: number;
  /** Seconds before the measurement begins, so that compilers and caches are warm. */
  readonly warmUpSeconds: number;
  readonly seconds: number;
}

/** Milliseconds from the moment at which a request was to begin to the last byte of its answer. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** The result of a load. */
export interface LoadFigures {
  readonly answersPerSecond: number;
  /** The share of the machine's processors that the load itself took, from 0 to 1. */
  readonly loadShare: number;
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
/** Connections to the origin at most. A request that finds none free waits, and its wait counts. */
const CONNECTIONS = 256;

interface Answer {
  readonly status: number;
  readonly encoding: string;
  readonly bytes: Buffer;
}

/**
 * Runs a load against an origin: requests begin at a fixed rate, as those of visitors do, who do not wait for each other. Failures are
 * counted and do not end the load.
 */
export async function trafficLoad({ origin, facts, rate, warmUpSeconds, seconds }: LoadPlan): Promise<LoadFigures> {
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS });
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

  const draw = requestMix(facts, seededRandom(1));
  let answered = 0;
  /** @param due when the request was to begin, in milliseconds of the process */
  async function call(due: number): Promise<void> {
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
    if (due < begun) return;
    const kind = times.get(request.kind) ?? [];
    times.set(request.kind, kind);
    kind.push(performance.now() - due);
  }

  const start = performance.now();
  const begun = start + warmUpSeconds * 1000;
  const until = begun + seconds * 1000;
  const usedBefore = process.cpuUsage();
  const calls: Promise<void>[] = [];
  for (let place = 0; ; place += 1) {
    const due = start + (place / rate) * 1000;
    if (due >= until) break;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    calls.push(call(due));
  }
  await Promise.all(calls);
  const { user, system } = process.cpuUsage(usedBefore);
  const ended = performance.now();

  for (const { request, digest: before } of samples)
    if (digest(await ask(request)) !== before)
      wrong(request, `another answer than when it is quiet for ${request.path} ${request.body ?? ''}`);
  await pool.close();

  const all = [...times.values()].flat();
  return {
    answersPerSecond: all.length / ((ended - begun) / 1000),
    loadShare: (user + system) / 1000 / (ended - start) / availableParallelism(),
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
