import { type Snapshot, useSnapshot } from 'valtio';
import { useKit } from '../kit/useKit.ts';
import type { SessionState } from '../session/SessionState.ts';

/** The session as it is now; to change it, write to `useKit().session`. */
export function useSession(): Snapshot<SessionState> {
  return useSnapshot(useKit().session);
}
