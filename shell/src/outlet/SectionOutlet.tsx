import type { Section } from '@territori/contract';
import { useKit } from '@territori/kit';
import { type FailureProps, type Loadable, Loaded, type SectionHost, SectionRoutes, useLoading } from '@territori/kit/portal';
import { useEffect, useMemo } from 'react';
import { usePortal } from '../portal/PortalProvider.tsx';
import { NotFound } from './NotFound.tsx';
import { PageLoading } from './PageLoading.tsx';
import { SectionUnavailable } from './SectionUnavailable.tsx';

/** Loads a section and shows its pages, or the reason why it is not available. */
export function SectionOutlet({ id }: { id: string }) {
  const { page } = useKit();
  const { loader } = usePortal();
  const host = useMemo(() => hostOf(id), [id]);
  const section = useMemo((): Loadable<Section> => ({ loaded: () => loader.loaded(id), load: () => loader.load(id) }), [loader, id]);
  const loading = useLoading(section);

  // no page is on screen while its section is loading
  const waiting = loading.status === 'loading';
  useEffect(() => {
    if (waiting) page.shown = null;
  }, [page, waiting]);

  return (
    <Loaded loading={loading} host={host}>
      {(loaded) => <SectionRoutes section={loaded} host={host} />}
    </Loaded>
  );
}

function hostOf(id: string): SectionHost {
  return {
    loading: <PageLoading />,
    notFound: <NotFound />,
    Failure: (failure: FailureProps) => <SectionUnavailable section={id} {...failure} />,
  };
}
