import { proxy, snapshot, subscribe } from 'valtio';
import { readDownloads, readSession } from './readSession.ts';
import { initialSession, type SessionState } from './SessionState.ts';

const KEY = 'territori.session';
/** Files have a separate key: every visited address writes the session, and would write their megabytes again. */
const DOWNLOADS_KEY = 'territori.downloads';

export interface Session {
  /** Valtio proxy: write to it here, read it with `useSession`. */
  readonly state: SessionState;
  /** Stops writing to the storage. */
  dispose(): void;
}

/** The session, read from the storage and written back to it on every change. Without a storage it lives in memory. */
export function createSession(storage: Storage | null): Session {
  const read = (key: string) => storage?.getItem(key) ?? null;
  const state = proxy({ ...(readSession(read(KEY)) ?? initialSession()), downloads: readDownloads(read(DOWNLOADS_KEY)) });
  if (!storage) return { state, dispose() {} };
  let written = snapshot(state).downloads;
  return {
    state,
    dispose: subscribe(state, () => {
      const { downloads, ...session } = snapshot(state);
      if (downloads !== written) persistDownloads(storage, downloads);
      written = downloads;
      persistSession(storage, session);
    }),
  };
}

/** Writes the session; a full storage gives up the files to make room. A storage that refuses everything is not an error. */
function persistSession(storage: Storage, session: object): void {
  const text = JSON.stringify(session);
  if (write(storage, KEY, text)) return;
  storage.removeItem(DOWNLOADS_KEY);
  write(storage, KEY, text);
}

/** Writes the files that fit, the newest first. */
function persistDownloads(storage: Storage, downloads: readonly unknown[]): void {
  for (let skipped = 0; skipped <= downloads.length; skipped++) {
    if (write(storage, DOWNLOADS_KEY, JSON.stringify(downloads.slice(skipped)))) return;
  }
}

/** Returns false when the storage is full. */
function write(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
