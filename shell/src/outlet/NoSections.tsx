import { useShownPage } from '@territori/kit/portal';
import { ErrorState } from '@territori/ui/feedback';
import { Page } from '@territori/ui/layout';
import { PageTitle } from '@territori/ui/text';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { usePortal } from '../portal/PortalProvider.tsx';

/** Shown when there is no section: the registry could not be read, now or before, or no section is published. */
export function NoSections() {
  const text = useShellMessages();
  const { source } = usePortal();
  useShownPage(text('registro.titolo'));
  return (
    <Page>
      <PageTitle>{text('registro.titolo')}</PageTitle>
      <ErrorState
        title={text(source === 'none' ? 'registro.testo' : 'registro.vuoto')}
        onRetry={() => location.reload()}
        labels={{ retry: text('registro.riprova') }}
      />
    </Page>
  );
}
