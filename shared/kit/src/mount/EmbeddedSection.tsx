import type { Section } from '@territori/contract';
import { Place } from '@territori/ui/layout';
import { FirstHeading } from '@territori/ui/text';
import { type ColorScheme, PortalTheme } from '@territori/ui/theme';
import { useEffect, useRef } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import type { Kit } from '../kit/Kit.ts';
import { KitProvider } from '../kit/KitProvider.tsx';
import { useKit } from '../kit/useKit.ts';
import { markItalian } from '../language/markItalian.ts';
import { SectionRoutes } from '../section/SectionRoutes.tsx';
import { useRoutedLinks } from '../section/useRoutedLinks.ts';
import { mountHost } from './mountHost.tsx';
import { NotificationArea } from './NotificationArea.tsx';
import { SlowAnswer } from './SlowAnswer.tsx';

interface Properties {
  readonly section: Section;
  /** The kit is disposed of with the component. */
  readonly kit: Kit;
  readonly root: ShadowRoot;
  readonly scheme: ColorScheme;
  /** The length of `1rem` inside. */
  readonly rem: string;
  /** The level of the first heading. */
  readonly firstHeading: number;
  /** The requested page; a new object requests it again, even when the visitor has left it meanwhile. */
  readonly wanted: { readonly path: string };
  readonly onNavigate: (path: string) => void;
}

/** A section with what the shell would provide: theme, routes in memory, notifications. */
export function EmbeddedSection({ section, kit, root, scheme, rem, firstHeading, wanted, onNavigate }: Properties) {
  // after the components below have been unmounted
  useEffect(() => () => queueMicrotask(() => kit.dispose()), [kit]);
  return (
    <KitProvider kit={kit}>
      <PortalTheme
        shadowRoot={root}
        rem={rem}
        scheme={scheme}
        colors={kit.config.identity?.colors}
        typeface={kit.config.identity?.typeface}
      >
        <FirstHeading value={firstHeading}>
          <SlowAnswer />
          <MarkedItalian root={root} />
          <MemoryRouter initialEntries={[wanted.path]}>
            <WantedPage wanted={wanted} />
            <ShownPage onNavigate={onNavigate} />
            <RoutedLinks root={root} />
            <Place>
              <SectionRoutes section={section} host={mountHost} />
            </Place>
          </MemoryRouter>
          <NotificationArea section={section.manifest.nav?.label ?? section.manifest.title} />
        </FirstHeading>
      </PortalTheme>
    </KitProvider>
  );
}

/** Navigates to the page that the host requests. */
function WantedPage({ wanted }: Pick<Properties, 'wanted'>) {
  const navigate = useNavigate();
  const before = useRef(wanted);
  useEffect(() => {
    if (before.current === wanted) return;
    before.current = wanted;
    navigate(wanted.path);
  }, [wanted, navigate]);
  return null;
}

/** Reports the address of the page shown. */
function ShownPage({ onNavigate }: Pick<Properties, 'onNavigate'>) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    onNavigate(pathname + search);
  }, [onNavigate, pathname, search]);
  return null;
}

/** Marks texts that stand in for missing ones. */
function MarkedItalian({ root }: Pick<Properties, 'root'>) {
  const { texts } = useKit();
  useEffect(() => markItalian(root, texts), [root, texts]);
  return null;
}

/** Follows the links between the section's own pages. */
function RoutedLinks({ root }: Pick<Properties, 'root'>) {
  useRoutedLinks(root);
  return null;
}
