import { ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Page } from '@territori/ui/layout';
import { PageTitle, VisuallyHidden } from '@territori/ui/text';
import type { FailureProps, SectionHost } from '../section/SectionHost.ts';
import { useMountTexts } from './texts.ts';

/** Shown in place of a page of an embedded section that is loading, missing or broken. */
export const mountHost: SectionHost = { loading: <Loading />, notFound: <NotFound />, Failure };

function Loading() {
  const text = useMountTexts();
  return (
    <Page>
      <VisuallyHidden>{text('caricamento')}</VisuallyHidden>
      <SkeletonText title lines={6} />
    </Page>
  );
}

function NotFound() {
  return (
    <Page>
      <PageTitle>{useMountTexts()('nonTrovata.titolo')}</PageTitle>
    </Page>
  );
}

function Failure({ retry }: FailureProps) {
  const text = useMountTexts();
  return (
    <Page>
      <ErrorState title={text('guasto.titolo')} onRetry={retry} labels={{ retry: text('guasto.riprova') }}>
        {text('guasto.testo')}
      </ErrorState>
    </Page>
  );
}
