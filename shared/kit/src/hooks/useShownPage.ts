import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useKit } from '../kit/useKit.ts';

/** Records which page is on screen; `ready` is false while its code is loading. */
export function useShownPage(title: string, ready = true): void {
  const { page } = useKit();
  const { pathname } = useLocation();
  useEffect(() => {
    page.title = title;
    page.shown = ready ? pathname : null;
  }, [page, title, ready, pathname]);
}
