import type { Language, Section } from '@territori/contract';
import { type ColorScheme, PortalTheme } from '@territori/ui/theme';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createKit } from '../kit/createKit.ts';
import type { Kit } from '../kit/Kit.ts';
import { KitProvider } from '../kit/KitProvider.tsx';
import { SectionRoutes } from '../section/SectionRoutes.tsx';
import { keepBody } from './keepBody.ts';
import { mountHost } from './mountHost.tsx';
import { NotificationArea } from './NotificationArea.tsx';

export interface MountOptions {
  /** Origin and prefix of the API; by default the page's own origin. */
  readonly api?: string;
  /** Italian by default. */
  readonly language?: Language;
  /** The product's name, where a text says it. */
  readonly product?: string;
  /** Colours: by default the visitor's preference. Single ones are changed by CSS custom properties (`--colorBrandForeground1`) on the element. */
  readonly scheme?: ColorScheme;
  /** Page to start on; by default the section's home. */
  readonly path?: string;
  /** Called with the path and query of every page shown, the first one too. The address of the page around it never changes. */
  readonly onNavigate?: (path: string) => void;
}

/** Runs a section inside a shadow root, with a kit of its own, routes in memory, and nothing kept in the browser. */
export function startSection(section: Section, root: ShadowRoot, options: MountOptions): { kit: Kit; stop: () => void } {
  const { api = '', language = 'it', product = 'Territori', path = section.manifest.routes[0], scheme = 'auto', onNavigate } = options;
  // there is no page to go back to, and the history is not ours
  const kit = createKit({ config: { product, api }, language, storage: null, goBack: () => {} });
  const releaseBody = keepBody();
  const container = document.createElement('div');
  container.lang = language;
  kit.i18n.on('languageChanged', (next) => {
    container.lang = next;
  });
  root.append(container);
  const reactRoot = createRoot(container);
  reactRoot.render(
    <KitProvider kit={kit}>
      <PortalTheme shadowRoot={root} scheme={scheme}>
        <MemoryRouter initialEntries={[path]}>
          {onNavigate && <NavigationReporter onNavigate={onNavigate} />}
          <SectionRoutes section={section} host={mountHost} />
        </MemoryRouter>
        <NotificationArea />
      </PortalTheme>
    </KitProvider>,
  );
  return {
    kit,
    stop() {
      reactRoot.unmount();
      kit.dispose();
      container.remove();
      releaseBody();
    },
  };
}

function NavigationReporter({ onNavigate }: { onNavigate: (path: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    onNavigate(pathname + search);
  }, [onNavigate, pathname, search]);
  return null;
}
