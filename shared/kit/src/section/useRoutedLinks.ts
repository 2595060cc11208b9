import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Follows the links to pages of the portal (`href="#/glossario"`) with the router. In the portal the browser reports the jump of such a
 * link as a step through the history, as it reports Back: the page would open where the visitor had scrolled before. In a page of another
 * site the browser would change the address of that site.
 * @param root where the links are: the document in the portal, the shadow tree of an embedded section
 */
export function useRoutedLinks(root: Document | ShadowRoot): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = pathname + search;
  useEffect(() => {
    // both kinds of root report clicks as mouse events, which their common type does not say
    const follow = (event: Event) => {
      const route = routeOf(event as MouseEvent);
      if (route === undefined) return;
      event.preventDefault();
      navigate(route, { replace: route === shown });
    };
    root.addEventListener('click', follow);
    return () => root.removeEventListener('click', follow);
  }, [root, navigate, shown]);
}

/** The route of the link that a plain click is on; undefined for every other click, such as one that opens a new tab. */
function routeOf({ target, button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): string | undefined {
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  const link = target.closest('a[href^="#/"]:not([target]):not([download])');
  return link?.getAttribute('href')?.slice(1);
}
