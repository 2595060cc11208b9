import { useMessages, useProduct } from '@territori/kit';
import { EmptyState } from '@territori/ui/feedback';
import { Page } from '@territori/ui/layout';
import { PageTitle } from '@territori/ui/text';
import type it from '../messages/it.json';

export default function HomePage() {
  const text = useMessages<typeof it>();
  const product = useProduct();
  return (
    <Page>
      <PageTitle>{text('titolo', { product })}</PageTitle>
      <EmptyState title={text('preparazione.titolo')}>{text('preparazione.testo')}</EmptyState>
    </Page>
  );
}
