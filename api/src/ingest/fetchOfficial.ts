import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import type { OfficialFile } from './officialFiles.ts';

export interface FetchOptions {
  progress?: (message: string) => void;
  /** Milliseconds between two requests. */
  pauseBetween?: number;
  /** Milliseconds without a byte after which a request is given up. */
  patience?: number;
  signal?: AbortSignal;
}

/** An address did not give its file. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}

const USER_AGENT = 'territori/1.4.3 (portale delle unità territoriali)';

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    (found) => found.size,
    () => 0,
  );

/** An abort that comes when nothing was heard for a while, or when the caller wants it. */
function watch(patience: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  const expire = () => controller.abort(new FetchError(`no answer for ${Math.round(patience / 1000)} s`));
  let timer = setTimeout(expire, patience);
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(expire, patience);
    },
    stop() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

/** Fetches one file, going on where an earlier attempt stopped when the server allows it. Returns its size. */
async function fetchFile(file: OfficialFile, folder: string, options: FetchOptions): Promise<number> {
  const part = join(folder, `${file.name}.part`);
  const had = await sizeOf(part);
  const watching = watch(options.patience ?? 30_000, options.signal);
  try {
    const headers = { 'user-agent': USER_AGENT, ...(had > 0 ? { range: `bytes=${had}-` } : {}) };
    const answer = await fetch(file.url, { headers, signal: watching.signal });
    if (answer.status === 416) {
      // what is there is longer than the file: it is another one by now
      await rm(part, { force: true });
      return await fetchFile(file, folder, options);
    }
    if (!answer.ok || !answer.body) throw new FetchError(`${file.url} answered ${answer.status}`);
    const resumed = answer.status === 206;
    const ear = new Transform({
      transform(chunk, _, done) {
        watching.heard();
        done(null, chunk);
      },
    });
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), ear, createWriteStream(part, { flags: resumed ? 'a' : 'w' }), {
      signal: watching.signal,
    });
  } catch (error) {
    const reason = watching.signal.aborted ? watching.signal.reason : error;
    if (reason instanceof FetchError) throw reason;
    const cause = reason instanceof Error && reason.cause instanceof Error ? reason.cause.message : '';
    throw new FetchError(`${file.url}: ${reason instanceof Error ? reason.message : reason} ${cause}`.trim());
  } finally {
    watching.stop();
  }
  await rename(part, join(folder, file.name));
  return sizeOf(join(folder, file.name));
}

/**
 * Fetches files into a folder, one request at a time with pauses between them: they are public services of others. A
 * file that is there already is not asked for again, one that was broken off is continued. Throws FetchError at the
 * first that cannot be had; those before it stay.
 */
export async function fetchOfficial(files: readonly OfficialFile[], folder: string, options: FetchOptions = {}): Promise<void> {
  await mkdir(folder, { recursive: true });
  let asked = false;
  for (const [index, file] of files.entries()) {
    const place = `${index + 1}/${files.length} ${file.name}`;
    if ((await sizeOf(join(folder, file.name))) > 0) {
      options.progress?.(`${place}: already there`);
      continue;
    }
    if (asked) await pause(options.pauseBetween ?? 1000, undefined, options.signal ? { signal: options.signal } : {});
    asked = true;
    const size = await fetchFile(file, folder, options);
    options.progress?.(`${place}: ${(size / 1_000_000).toFixed(1)} MB`);
  }
}
