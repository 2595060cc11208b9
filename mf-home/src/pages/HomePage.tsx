import { useMessages } from '@territori/kit';
import { EmptyState } from '@territori/ui/feedback';
import { Page } from '@territori/ui/layout';
import { PageTitle } from '@territori/ui/text';
import type it from '../messages/it.json';

export default function HomePage() {
  const text = useMessages<typeof it>();
  return (
    <Page>
      <PageTitle>{text('titolo')}</PageTitle>
      <EmptyState title={text('preparazione.titolo')}>{text('preparazione.testo')}</EmptyState>
    </Page>
  );
}
