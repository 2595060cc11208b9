import { useCallback } from 'react';
import { useKit } from '../kit/useKit.ts';

/** Says a text through the polite live region. The same text twice is said twice. */
export function useAnnounce(): (text: string) => void {
  const { announcement } = useKit();
  return useCallback(
    (text) => {
      // a region that does not change is not read again: a blank at the end is a change that nobody hears
      announcement.text = announcement.text === text ? `${text}\u00a0` : text;
    },
    [announcement],
  );
}
