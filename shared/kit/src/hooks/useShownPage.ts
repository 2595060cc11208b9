import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useKit } from '../kit/useKit.ts';

/** Says which page is on screen; `ready` is false while its code is on the way. */
export function useShownPage(title: string, ready = true): void {
  const { page } = useKit();
  const { pathname } = useLocation();
  useEffect(() => {
    page.title = title;
    page.shown = ready ? pathname : null;
  }, [page, title, ready, pathname]);
}
