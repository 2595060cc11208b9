import { useAnnounce, useKit } from '@territori/kit';
import { useLocation } from '@territori/kit/portal';
import { useSnapshot } from '@territori/kit/store';
import { useEffect, useRef } from 'react';
import { type FocusState, focusWhenThere } from './focusWhenThere.ts';

/**
 * Sets the document's title from the page on screen; when another page comes on screen, moves the focus to its `h1`
 * (else to `main`) and announces it.
 */
export function useRouteChange(main: { readonly current: HTMLElement | null }): void {
  const { page, config, announcement } = useKit();
  const { title, ownTitle, shown } = useSnapshot(page);
  const { state } = useLocation();
  const announce = useAnnounce();
  const before = useRef<string | null>(null);
  const current = ownTitle ?? title;

  // also when a page is shown: it may have changed the title
  useEffect(() => {
    if (current) document.title = current === config.product ? current : `${current} - ${config.product}`;
  }, [current, config, shown]);

  const latest = useRef({ title: current, isOwn: ownTitle !== null, state });
  latest.current = { title: current, isOwn: ownTitle !== null, state };
  /** The general title under which the page was announced, until it has one of its own. */
  const general = useRef<string | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const first = before.current === null;
    const changed = before.current !== shown;
    before.current = shown;
    if (first || !changed) return;
    // what was said about the page before is over
    announcement.text = '';
    const wanted = (latest.current.state as Partial<FocusState> | null)?.focus;
    if (wanted) return focusWhenThere(wanted);
    const target = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    if (latest.current.title) announce(latest.current.title);
    general.current = latest.current.isOwn ? null : latest.current.title;
  }, [shown, main, announce, announcement]);

  // a page that only now knows what it shows, such as the name of a unit, says it once
  useEffect(() => {
    if (ownTitle === null || general.current === null) return;
    general.current = null;
    announce(ownTitle);
  }, [ownTitle, announce]);
}
