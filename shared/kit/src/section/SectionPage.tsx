import type { Section, SectionRoute } from '@territori/contract';
import { type ComponentType, useMemo } from 'react';
import { useLanguage } from '../hooks/useLanguage.ts';
import { useShownPage } from '../hooks/useShownPage.ts';
import type { Kit } from '../kit/Kit.ts';
import { useKit } from '../kit/useKit.ts';
import { FailureBoundary } from './FailureBoundary.tsx';
import { Loaded } from './Loaded.tsx';
import type { SectionHost } from './SectionHost.ts';
import { type Loadable, useLoading } from './useLoading.ts';
import { withinMilliseconds } from './withinMilliseconds.ts';

/** Milliseconds that a page's code may take to arrive. */
const PAGE_LIMIT_MS = 8_000;

/** One page of a section: loads its code, shows the page, and catches its errors. */
export function SectionPage({ section, route, host }: { section: Section; route: SectionRoute; host: SectionHost }) {
  const kit = useKit();
  useLanguage();
  const page = useMemo(() => pageOf(kit, section, route), [kit, section, route]);
  const loading = useLoading(page);
  const isThere = !kit.texts.wait(section.manifest.id);
  const title = route.title && isThere ? kit.i18n.t(route.title, { ns: section.manifest.id }) : kit.sectionTitle(section.manifest);
  useShownPage(title, loading.status !== 'loading');
  return (
    <Loaded loading={loading} host={host}>
      {(Page) => (
        <FailureBoundary Failure={host.Failure}>
          <Page />
        </FailureBoundary>
      )}
    </Loaded>
  );
}

/** The component of a page; the kit keeps it once it is loaded. */
function pageOf(kit: Kit, section: Section, route: SectionRoute): Loadable<ComponentType> {
  return {
    loaded: () => kit.pages.get(route),
    async load() {
      const { default: Page } = await withinMilliseconds(PAGE_LIMIT_MS, loadTwice(route), `page of ${section.manifest.id}`);
      // of the section, which are on their way since its code came, and of the packages that came with the page
      await kit.texts.load();
      kit.pages.set(route, Page);
      return Page;
    },
  };
}

/**
 * Loads a page's code, and retries once immediately: the browser reuses the result of a preload, even a failed one.
 * There is no retry when it could not end in time.
 */
function loadTwice(route: SectionRoute): ReturnType<SectionRoute['page']> {
  const start = performance.now();
  return route.page().catch((reason: unknown) => {
    if (performance.now() - start > PAGE_LIMIT_MS / 2) throw reason;
    return route.page();
  });
}
