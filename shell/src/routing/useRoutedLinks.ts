import { useNavigate } from '@territori/kit/portal';
import { useEffect } from 'react';

/**
 * Follows the links to pages of the portal (`href="#/glossario"`) with the router. The browser reports the jump of such a link as a step
 * through the history, as it reports Back: the page would open where the visitor had scrolled before.
 */
export function useRoutedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const route = routeOf(event);
      if (route === undefined) return;
      event.preventDefault();
      navigate(route, { replace: window.location.hash === `#${route}` });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** The route of the link that a plain click is on; undefined for every other click, such as one that opens a new tab. */
function routeOf({ target, button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): string | undefined {
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  const link = target.closest('a[href^="#/"]:not([target]):not([download])');
  return link?.getAttribute('href')?.slice(1);
}
