import type { Section } from '@territori/contract';
import { useKit } from '@territori/kit';
import { type FailureProps, type SectionHost, SectionRoutes } from '@territori/kit/portal';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { usePortal } from '../portal/PortalProvider.tsx';
import { NotFound } from '../routing/NotFound.tsx';
import { PageLoading } from './PageLoading.tsx';
import { SectionUnavailable } from './SectionUnavailable.tsx';

type Loading = { status: 'loading' } | { status: 'failed'; reason: unknown } | { status: 'loaded'; section: Section };

/** Loads a section and shows its pages, or says why it is not there. State set in an effect, no Suspense: its fallback would cost 200 ms. */
export function SectionOutlet({ id }: { id: string }) {
  const { page } = useKit();
  const { loader } = usePortal();
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>(() => atOnce(loader.loaded(id)));
  const host = useMemo(() => hostOf(id), [id]);

  // a new attempt is asked for by its number
  useEffect(() => {
    const there = loader.loaded(id);
    if (there) {
      // it may have come since this was drawn
      setLoading((before) => (before.status === 'loaded' ? before : { status: 'loaded', section: there }));
      return;
    }
    page.shown = null;
    let current = true;
    loader.load(id).then(
      (section) => current && startTransition(() => setLoading({ status: 'loaded', section })),
      (reason: unknown) => {
        console.error(reason);
        if (current) setLoading({ status: 'failed', reason });
      },
    );
    return () => {
      current = false;
    };
  }, [loader, page, id, attempt]);

  switch (loading.status) {
    case 'loading':
      return host.loading;
    case 'loaded':
      return <SectionRoutes section={loading.section} host={host} />;
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
  }
}

function atOnce(section: Section | undefined): Loading {
  return section ? { status: 'loaded', section } : { status: 'loading' };
}

function hostOf(id: string): SectionHost {
  return {
    loading: <PageLoading />,
    notFound: <NotFound />,
    Failure: (failure: FailureProps) => <SectionUnavailable section={id} {...failure} />,
  };
}
