import { useEffect } from 'react';
import { useKit } from '../kit/useKit.ts';

/** Gives the page a title known only at run time (a report's) in place of its route's; an empty title has no effect. */
export function usePageTitle(title: string): void {
  const { page } = useKit();
  useEffect(() => {
    page.ownTitle = title || null;
    return () => {
      page.ownTitle = null;
    };
  }, [page, title]);
}
