import { useCallback } from 'react';
import { useKit } from '../kit/useKit.ts';

/** Announces a text in the polite live region. A repeated text is announced again. */
export function useAnnounce(): (text: string) => void {
  const { announcement } = useKit();
  return useCallback(
    (text) => {
      // a screen reader reads a region only when it changes: a blank at the end is a change without a sound
      announcement.text = announcement.text === text ? `${text}\u00a0` : text;
    },
    [announcement],
  );
}
