import type { Section } from '@territori/contract';
import { useMemo } from 'react';
import { useRoutes } from 'react-router-dom';
import { NamespaceContext } from '../hooks/useMessages.ts';
import { useKit } from '../kit/useKit.ts';
import { routeObjects } from './routeObjects.ts';
import type { SectionHost } from './SectionHost.ts';
import { SectionPage } from './SectionPage.tsx';
import { textsOf } from './textsOf.ts';

/**
 * A section's pages, at the paths it owns (with or without a trailing slash, in upper or lower case); other paths show
 * the host's not-found page.
 */
export function SectionRoutes({ section, host }: { section: Section; host: SectionHost }) {
  useKit().texts.add(section.manifest.id, textsOf(section));
  const routes = useMemo(() => {
    // the key makes React discard the previous page's state when another page is shown
    const pages = routeObjects(section, (route) => <SectionPage key={route.path} section={section} route={route} host={host} />);
    return [...pages, { path: '*', element: host.notFound }];
  }, [section, host]);
  return <NamespaceContext value={section.manifest.id}>{useRoutes(routes)}</NamespaceContext>;
}
