import type { Language, Section } from '@territori/contract';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createKit } from './createKit.ts';
import { KitProvider } from './KitProvider.tsx';
import type { SectionHost } from './section/SectionHost.ts';
import { SectionRoutes } from './section/SectionRoutes.tsx';

export interface FrameProps {
  /** The tree that styles and overlays must stay in. */
  readonly root: ShadowRoot | HTMLElement;
  readonly children: ReactNode;
}

export interface MountOptions {
  /** Origin and prefix of the API; by default the page's own origin. */
  readonly api?: string;
  readonly language?: Language;
  /** The product's name, where a text says it. */
  readonly product?: string;
  /** Page to start on; by default the section's home. */
  readonly path?: string;
  /** Called with the path of every page shown, the first one too. The page's own address never changes. */
  readonly onNavigate?: (path: string) => void;
  /** Theme and overlays around the section, and what stands in for its pages. */
  readonly Frame: ComponentType<FrameProps>;
  readonly host: SectionHost;
}

export interface Mounted {
  setLanguage(language: Language): void;
  /** Takes everything away again: elements, styles, timers, listeners. */
  unmount(): void;
}

/** Puts a section into an element of any page, with a kit of its own, routes in memory, and nothing kept in the browser. */
export function mountSection(section: Section, root: ShadowRoot | HTMLElement, options: MountOptions): Mounted {
  const { api = '', language = 'it', product = 'Territori', path = section.manifest.routes[0], onNavigate, Frame, host } = options;
  const kit = createKit({ config: { product, api }, language, storage: null, goBack: () => {} });
  const container = document.createElement('div');
  container.lang = language;
  kit.i18n.on('languageChanged', (next) => {
    container.lang = next;
  });
  root.append(container);
  const reactRoot = createRoot(container);
  reactRoot.render(
    <KitProvider kit={kit}>
      <Frame root={root}>
        <MemoryRouter initialEntries={[path]}>
          {onNavigate && <NavigationReporter onNavigate={onNavigate} />}
          <SectionRoutes section={section} host={host} />
        </MemoryRouter>
      </Frame>
    </KitProvider>,
  );
  return {
    setLanguage: (next) => kit.setLanguage(next),
    unmount() {
      reactRoot.unmount();
      kit.dispose();
      container.remove();
    },
  };
}

function NavigationReporter({ onNavigate }: { onNavigate: (path: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => onNavigate(pathname + search), [onNavigate, pathname, search]);
  return null;
}
