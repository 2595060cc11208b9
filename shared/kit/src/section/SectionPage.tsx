import type { Section, SectionRoute } from '@territori/contract';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useLanguage } from '../hooks/useLanguage.ts';
import { useShownPage } from '../hooks/useShownPage.ts';
import { useKit } from '../kit/useKit.ts';
import { FailureBoundary } from './FailureBoundary.tsx';
import type { SectionHost } from './SectionHost.ts';
import { withinMilliseconds } from './withinMilliseconds.ts';

/** Milliseconds that a page's code may take to come. */
const PAGE_LIMIT_MS = 8_000;

type Loading = { status: 'loading' } | { status: 'failed'; reason: unknown } | { status: 'loaded'; Page: ComponentType };

/** One page of a section: loads its code (state in an effect: Suspense would cost 200 ms), shows it, and keeps its failures to itself. */
export function SectionPage({ section, route, host }: { section: Section; route: SectionRoute; host: SectionHost }) {
  const kit = useKit();
  useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>(() => loaded(kit.pages.get(route)));
  const title = route.title ? kit.i18n.t(route.title, { ns: section.manifest.id }) : kit.sectionTitle(section.manifest);
  useShownPage(title, loading.status !== 'loading');

  useEffect(() => {
    const there = kit.pages.get(route);
    if (there) {
      // it may have come since this was drawn
      setLoading((before) => (before.status === 'loaded' ? before : { status: 'loaded', Page: there }));
      return;
    }
    let current = true;
    // once more at once: a browser answers with what a preload brought, also when that was nothing; not when the time is nearly over
    const start = performance.now();
    const page = route.page().catch((reason: unknown) => {
      if (performance.now() - start > PAGE_LIMIT_MS / 2) throw reason;
      return route.page();
    });
    withinMilliseconds(PAGE_LIMIT_MS, page, `page of ${section.manifest.id}`).then(
      ({ default: Page }) => {
        kit.pages.set(route, Page);
        // drawn in slices: a slow phone answers in between
        if (current) startTransition(() => setLoading({ status: 'loaded', Page }));
      },
      (reason: unknown) => {
        console.error(reason);
        if (current) setLoading({ status: 'failed', reason });
      },
    );
    return () => {
      current = false;
    };
  }, [kit, route, section, attempt]);

  switch (loading.status) {
    case 'loading':
      return host.loading;
    case 'failed':
      return (
        <host.Failure
          reason={loading.reason}
          retry={() => {
            setLoading({ status: 'loading' });
            setAttempt((number) => number + 1);
          }}
        />
      );
    case 'loaded':
      return (
        <FailureBoundary Failure={host.Failure}>
          <loading.Page />
        </FailureBoundary>
      );
  }
}

function loaded(Page: ComponentType | undefined): Loading {
  return Page ? { status: 'loaded', Page } : { status: 'loading' };
}
