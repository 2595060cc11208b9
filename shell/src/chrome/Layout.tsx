import { useKit, useLanguage } from '@territori/kit';
import { useSnapshot } from '@territori/kit/store';
import { Deferred } from '@territori/ui/layout';
import { makeStyles } from '@territori/ui/theme';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
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
  main: { flexGrow: 1, minHeight: '100vh', outlineStyle: 'none', '@media print': { minHeight: 0 } },
});

/** The portal around its pages. */
export function Layout() {
  const styles = useStyles();
  const main = useRef<HTMLElement>(null);
  useScrollRestoration();
  useVisitHistory();
  useDocumentLanguage();
  return (
    <div className={styles.root}>
      <SkipLinks main={main} />
      <OverrideStrip />
      <NewVersionStrip />
      <Deferred>
        <EditionStrip />
      </Deferred>
      <Header />
      <main ref={main} id="contenuto" tabIndex={-1} className={styles.main}>
        <PortalRoutes />
      </main>
      <Footer />
      <Notifications />
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

/** Shows the notifications; its code is loaded with the first one. */
function Notifications() {
  const { state } = useKit().notifications;
  const wanted = useSnapshot(state).items.length > 0;
  const [Area, setArea] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (wanted) import('@territori/kit/notificationArea').then(({ NotificationArea }) => setArea(() => NotificationArea), console.error);
  }, [wanted]);
  return Area && <Area />;
}
