import { Button } from '@territori/ui/button';
import { EmptyState, ErrorState, InlineMessage, SkeletonCards, SkeletonText } from '@territori/ui/feedback';
import { SearchRegular } from '@territori/ui/icon';
import { Stack } from '@territori/ui/layout';

export const Messaggi = () => (
  <Stack gap="small">
    <InlineMessage intent="info" title="Dati aggiornati al 01/01/2026">
      Per le date successive vale l’ultimo stato noto.
    </InlineMessage>
    <InlineMessage intent="success">Il file è stato scaricato.</InlineMessage>
    <InlineMessage intent="warning" title="Attenzione" onDismiss={() => undefined} labels={{ dismiss: 'Chiudi il messaggio' }}>
      Filtri non applicati
    </InlineMessage>
    <InlineMessage intent="error" title="Errore di sistema" actions={<Button size="small">Riprova</Button>}>
      Il servizio non risponde.
    </InlineMessage>
  </Stack>
);

export const Stati = () => (
  <Stack>
    <EmptyState icon={<SearchRegular />} title="La ricerca non ha prodotto risultati" action={<Button>Nuova ricerca</Button>}>
      Provare con un periodo più ampio.
    </EmptyState>
    <ErrorState title="Non è stato possibile caricare il glossario." onRetry={() => undefined} labels={{ retry: 'Riprova' }}>
      La connessione si è interrotta.
    </ErrorState>
  </Stack>
);

export const Caricamento = () => (
  <Stack>
    <SkeletonText title />
    <SkeletonCards count={2} />
  </Stack>
);
