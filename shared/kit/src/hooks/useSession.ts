import { type Snapshot, useSnapshot } from 'valtio';
import { useKit } from '../kit/useKit.ts';
import type { SessionState } from '../session/SessionState.ts';

/** A snapshot of the session; to change the session, write to `useKit().session`. */
export function useSession(): Snapshot<SessionState> {
  return useSnapshot(useKit().session);
}
