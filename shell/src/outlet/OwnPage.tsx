import type { Section, SectionRoute } from '@territori/contract';
import { useLanguage } from '@territori/kit';
import { type FailureProps, SectionPage } from '@territori/kit/portal';
import { useMemo } from 'react';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { NotFound } from './NotFound.tsx';
import { PageLoading } from './PageLoading.tsx';
import { SectionUnavailable } from './SectionUnavailable.tsx';

interface Properties {
  readonly section: Section;
  /** The key of its title among the texts of the shell. */
  readonly title: 'pagina.incorpora' | 'pagina.componenti' | 'pagina.versioni';
}

/** A page of the portal that is built like a section, with its loading and error states. */
export function OwnPage({ section, title }: Properties) {
  const { id } = section.manifest;
  const language = useLanguage();
  const name = useShellMessages()(title);
  const titled = useMemo(
    () => ({ ...section, manifest: { ...section.manifest, title: { it: name, [language]: name } } }),
    [section, language, name],
  );
  const host = useMemo(
    () => ({
      loading: <PageLoading />,
      notFound: <NotFound />,
      Failure: (failure: FailureProps) => <SectionUnavailable section={id} name={name} {...failure} />,
    }),
    [id, name],
  );
  return <SectionPage section={titled} route={section.routes[0] as SectionRoute} host={host} />;
}
