import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { VERSION } from '@territori/store/version';
import type { Clock } from './Clock.ts';
import { FetchError } from './FetchError.ts';
import type { OfficialFile } from './officialFiles.ts';
import { refuseUnexpected } from './refuseUnexpected.ts';

/** What a server said of a file, to ask later whether it has changed. */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** A file that was fetched, or that has not changed since `known`. */
export interface FetchedFile extends Validators {
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly hash: string;
  readonly bytes: number;
  readonly changed: boolean;
}

export interface FetchFileOptions {
  readonly signal: AbortSignal;
  readonly clock: Pick<Clock, 'now'>;
  /** What the server said of the file that is kept, with its hash and size. */
  readonly known?: Omit<FetchedFile, 'changed'>;
  /** What the server said of the part that an earlier attempt left. */
  readonly part?: Validators;
  /** Called with what the server says of the file before its first byte is kept. */
  readonly onBegin?: (validators: Validators) => Promise<void>;
  /** Milliseconds without a byte after which a request is given up. */
  readonly patience?: number;
}

const USER_AGENT = `territori/${VERSION} (portale delle unità territoriali)`;
const PATIENCE_MS = 60_000;

const sizeOfFile = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** Aborts when nothing was received for a while, or when the caller wants it. */
function abortWhenSilent(patience: number, signal: AbortSignal) {
  const silence = new AbortController();
  const expire = () => silence.abort(new FetchError('unavailable', `no byte for ${Math.round(patience / 1000)} s`));
  let timer = setTimeout(expire, patience);
  return {
    signal: AbortSignal.any([signal, silence.signal]),
    received() {
      clearTimeout(timer);
      timer = setTimeout(expire, patience);
    },
    stop: () => clearTimeout(timer),
  };
}

const validatorsOf = ({ headers }: Response): Validators => {
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
  return { ...(etag && { etag }), ...(lastModified && { lastModified }) };
};

/** Milliseconds in `Retry-After`, which holds seconds or a date. */
function retryAfter({ headers }: Response, now: number): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) && wait > 0 ? wait : undefined;
}

/**
 * The headers by which the server sends only what is missing, or nothing where the file has not changed. A part is
 * continued only if the server can say that it is of the same file.
 */
function requestHeaders(had: number, part: Validators | undefined, known: Validators | undefined): Record<string, string> {
  const validator = part?.etag ?? part?.lastModified;
  if (had > 0 && validator) return { range: `bytes=${had}-`, 'if-range': validator };
  return {
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
}

/**
 * Fetches one file into a folder, continuing the part that an earlier attempt left where the server allows it. The file
 * takes its name only after it has arrived whole and is what it should be. Throws FetchError, or the reason of the
 * signal.
 */
export async function fetchFile(file: OfficialFile, folder: string, options: FetchFileOptions): Promise<FetchedFile> {
  const { signal, clock, known, patience = PATIENCE_MS } = options;
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${file.id}.part`);
  const had = await sizeOfFile(part);
  const watching = abortWhenSilent(patience, signal);
  try {
    const headers = requestHeaders(had, options.part, known);
    const answer = await fetch(file.url, { headers: { 'user-agent': USER_AGENT, ...headers }, signal: watching.signal });
    if (answer.status === 304 && known) return { ...known, changed: false };
    if (answer.status === 416) await rm(part, { force: true });
    if (answer.status === 404 || answer.status === 410) throw new FetchError('gone', `${file.url} answered ${answer.status}`);
    if (!answer.ok || !answer.body)
      throw new FetchError('unavailable', `${file.url} answered ${answer.status}`, retryAfter(answer, clock.now()));
    const validators = validatorsOf(answer);
    await options.onBegin?.(validators);
    const listen = new Transform({
      transform(chunk, _, done) {
        watching.received();
        done(null, chunk);
      },
    });
    const flags = answer.status === 206 ? 'a' : 'w';
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), listen, createWriteStream(part, { flags }), {
      signal: watching.signal,
    });
    return { ...validators, ...(await acceptFile(file, folder, part, known?.hash)) };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof FetchError) throw error;
    if (watching.signal.reason instanceof FetchError) throw watching.signal.reason;
    const { message, cause } = error as Error;
    throw new FetchError('unavailable', `${file.url}: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`);
  } finally {
    watching.stop();
  }
}

/** Gives a file that has arrived whole its name, or throws FetchError and removes it. */
async function acceptFile(file: OfficialFile, folder: string, part: string, before: string | undefined) {
  const bytes = await readFile(part);
  try {
    await refuseUnexpected(file, bytes);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  const hash = createHash('sha256').update(bytes).digest('hex');
  await rename(part, join(folder, file.name));
  return { hash, bytes: bytes.length, changed: hash !== before };
}
