import { proxy, snapshot, subscribe } from 'valtio';
import { readSession } from './readSession.ts';
import { initialSession, type SessionState } from './SessionState.ts';

const KEY = 'territori.session';

export interface Session {
  /** Valtio proxy: write to it, read it with `useSession`. */
  readonly state: SessionState;
  /** Stops writing to the storage. */
  dispose(): void;
}

/** The session, read from the storage and written back to it on every change. Without a storage it lives in memory. */
export function createSession(storage: Storage | null): Session {
  const state = proxy(readSession(storage?.getItem(KEY) ?? null) ?? initialSession());
  if (!storage) return { state, dispose() {} };
  return { state, dispose: subscribe(state, () => persist(storage, snapshot(state) as SessionState)) };
}

/** Writes what fits: downloaded files go first, oldest before newest, and a storage that takes nothing at all is no error. */
function persist(storage: Storage, session: SessionState): void {
  for (let skipped = 0; skipped <= session.downloads.length; skipped++) {
    try {
      storage.setItem(KEY, JSON.stringify({ ...session, downloads: session.downloads.slice(skipped) }));
      return;
    } catch {
      // full: once more with one file less
    }
  }
}
