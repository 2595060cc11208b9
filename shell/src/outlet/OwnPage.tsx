import type { Section, SectionRoute } from '@territori/contract';
import { useLanguage } from '@territori/kit';
import { type FailureProps, SectionPage } from '@territori/kit/portal';
import { useMemo } from 'react';
import { NotFound } from './NotFound.tsx';
import { PageLoading } from './PageLoading.tsx';
import { SectionUnavailable } from './SectionUnavailable.tsx';

/** A page of the portal that is built like a section, with its loading and error states. */
export function OwnPage({ section }: { section: Section }) {
  const { id, title } = section.manifest;
  const name = title[useLanguage()];
  const host = useMemo(
    () => ({
      loading: <PageLoading />,
      notFound: <NotFound />,
      Failure: (failure: FailureProps) => <SectionUnavailable section={id} name={name} {...failure} />,
    }),
    [id, name],
  );
  return <SectionPage section={section} route={section.routes[0] as SectionRoute} host={host} />;
}
