import type { CallsUnderWay } from '../http/CallsUnderWay.ts';

/** Anything that a process opened and has to close. */
export interface Closable {
  close(): Promise<unknown>;
}

/** Milliseconds that the parts have to close once no call is under way. */
const CLOSING = 4000;

/**
 * Ends a server in good order: the calls under way are answered, then the parts are closed one after the other. The database is the last
 * part, so that every call can still use it. Rejects when the parts do not close within 4 seconds, for example when a statement still runs
 * for a client that was cut off.
 * @param patience milliseconds after which clients that have not read their answers are cut off
 */
export async function closeInOrder(calls: CallsUnderWay, patience: number, parts: readonly Closable[]): Promise<void> {
  await calls.finish(patience);
  let timer: NodeJS.Timeout | undefined;
  const bound = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not everything was closed within ${CLOSING / 1000} seconds`)), CLOSING);
  });
  try {
    for (const part of parts) await Promise.race([part.close(), bound]);
  } finally {
    clearTimeout(timer);
  }
}
