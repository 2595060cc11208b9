import type { SectionRoute } from '@territori/contract';
import { useLanguage } from '@territori/kit';
import { type FailureProps, SectionPage } from '@territori/kit/portal';
import { useMemo } from 'react';
import { NotFound } from '../outlet/NotFound.tsx';
import { PageLoading } from '../outlet/PageLoading.tsx';
import { SectionUnavailable } from '../outlet/SectionUnavailable.tsx';
import { embedding } from './embedding.ts';

const { id, title } = embedding.manifest;

/** The page for integrators, with its loading and error states. */
export function EmbeddingRoute() {
  const name = title[useLanguage()];
  const host = useMemo(
    () => ({
      loading: <PageLoading />,
      notFound: <NotFound />,
      Failure: (failure: FailureProps) => <SectionUnavailable section={id} name={name} {...failure} />,
    }),
    [name],
  );
  return <SectionPage section={embedding} route={embedding.routes[0] as SectionRoute} host={host} />;
}
