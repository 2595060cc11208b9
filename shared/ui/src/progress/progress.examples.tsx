import { Button } from '@territori/ui/button';
import { InlineMessage } from '@territori/ui/feedback';
import { Stack } from '@territori/ui/layout';
import { LoadingOverlay, ProgressBar, Spinner } from '@territori/ui/progress';

export const Andamento = () => (
  <Stack>
    <Spinner label="Caricamento" />
    <ProgressBar aria-label="Scaricato 42 %" value={0.42} />
  </Stack>
);

export const Velo = () => (
  <LoadingOverlay busy label="Caricamento in corso">
    <InlineMessage intent="info" live={false}>
      Quello che c’era resta al suo posto.
    </InlineMessage>
    <p>E non si muove nulla.</p>
    <Button>Cerca</Button>
  </LoadingOverlay>
);
