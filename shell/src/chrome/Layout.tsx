import { useKit, useLanguage } from '@territori/kit';
import type { NotificationAreaProps } from '@territori/kit/notificationArea';
import { useRoutedLinks } from '@territori/kit/portal';
import { useSnapshot } from '@territori/kit/store';
import { Deferred } from '@territori/ui/layout';
import { makeStyles } from '@territori/ui/theme';
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { removeOutline } from '../outline/outline.ts';
import { PortalRoutes } from '../routing/PortalRoutes.tsx';
import { useRouteChange } from '../routing/useRouteChange.ts';
import { useScrollRestoration } from '../routing/useScrollRestoration.ts';
import { useVisitHistory } from '../routing/useVisitHistory.ts';
import { EditionStrip } from './EditionStrip.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NewVersionStrip } from './NewVersionStrip.tsx';
import { OverrideStrip } from './OverrideStrip.tsx';
import { SkipLinks } from './SkipLinks.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: '100vh' },
  // tall enough that the footer stays below the window while a page is loading
  main: {
    flexGrow: 1,
    minHeight: '100vh',
    outlineStyle: 'none',
    // the place of a section, whose styles ask for its width
    containerType: 'inline-size',
    '@media print': { minHeight: 0 },
  },
});

/** The portal around its pages. */
export function Layout() {
  const styles = useStyles();
  const main = useRef<HTMLElement>(null);
  useRoutedLinks(document);
  useScrollRestoration();
  useVisitHistory();
  useDocumentLanguage();
  useMarkedItalian();
  useLayoutEffect(removeOutline, []);
  return (
    <div className={styles.root}>
      <SkipLinks main={main} />
      <OverrideStrip />
      <NewVersionStrip />
      <Deferred>
        <EditionStrip />
      </Deferred>
      <Header />
      <Notifications />
      <main ref={main} id="contenuto" tabIndex={-1} className={styles.main}>
        <PortalRoutes />
      </main>
      <Footer />
      <RouteChange main={main} />
    </div>
  );
}

/** Follows the state of the page on screen. A separate component, so that a change does not render the frame again. */
function RouteChange({ main }: { main: RefObject<HTMLElement | null> }) {
  useRouteChange(main);
  return null;
}

/** Only the shell sets the document's language: it overwrites every other value. */
function useDocumentLanguage(): void {
  const language = useLanguage();
  useEffect(() => {
    const html = document.documentElement;
    const write = () => {
      if (html.lang !== language) html.lang = language;
    };
    write();
    const watch = new MutationObserver(write);
    watch.observe(html, { attributeFilter: ['lang'] });
    return () => watch.disconnect();
  }, [language]);
}

/** Marks texts that the language on screen lacks as Italian. Its code is loaded when there is one. */
function useMarkedItalian(): void {
  const { texts } = useKit();
  useEffect(() => {
    const ends: (() => void)[] = [];
    let started = false;
    let ended = false;
    const start = () => {
      if (started) return;
      started = true;
      import('@territori/kit/markItalian').then(({ markItalian }) => {
        if (!ended) ends.push(markItalian(document.body, texts));
      }, console.error);
    };
    ends.push(texts.onBorrow(start));
    return () => {
      ended = true;
      for (const end of ends) end();
    };
  }, [texts]);
}

/** Milliseconds after the frame when the code of the notifications is loaded, unless one is wanted before. */
const NOTIFICATIONS_MS = 3_000;

/** The region of the notifications. Its code is not needed for the first display, but is there before most notifications. */
function Notifications() {
  const { state } = useKit().notifications;
  const wanted = useSnapshot(state).items.length > 0;
  const [Area, setArea] = useState<ComponentType<NotificationAreaProps> | null>(null);
  useEffect(() => {
    const load = () =>
      import('@territori/kit/notificationArea').then(({ NotificationArea }) => setArea(() => NotificationArea), console.error);
    const timer = setTimeout(load, wanted ? 0 : NOTIFICATIONS_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return Area && <Area place="inPlace" />;
}
