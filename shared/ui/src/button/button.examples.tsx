import { Button, DownloadButton, LinkButton } from '@territori/ui/button';
import { CopyRegular, SearchRegular } from '@territori/ui/icon';
import { Stack } from '@territori/ui/layout';
import { useState } from 'react';

export const Bottoni = () => (
  <Stack direction="row" gap="small">
    <Button appearance="primary" icon={<SearchRegular />}>
      Cerca
    </Button>
    <Button>Annulla</Button>
    <Button appearance="subtle" icon={<CopyRegular />}>
      Copia link
    </Button>
    <Button appearance="primary" disabled>
      Cerca
    </Button>
    <Button size="small">Piccolo</Button>
    <LinkButton href="#/territorio" appearance="outline">
      Unità territoriali
    </LinkButton>
    <LinkButton href="#/variazioni" appearance="primary">
      Variazioni
    </LinkButton>
  </Stack>
);

const labels = {
  cancel: 'Annulla',
  progress: (percent: number | undefined) => (percent === undefined ? 'Preparazione del file' : `Scaricato ${percent} %`),
};

export function Scaricamento() {
  const [progress, setProgress] = useState<number | undefined>(0.42);
  return (
    <Stack>
      <DownloadButton onDownload={() => setProgress(0)} progress={progress} onCancel={() => setProgress(undefined)} labels={labels}>
        XLSX
      </DownloadButton>
      <DownloadButton onDownload={() => undefined} progress={true} labels={labels}>
        PDF
      </DownloadButton>
      <DownloadButton onDownload={() => undefined} disabled disabledReason="La descrizione non è ancora caricata" labels={labels}>
        Definizioni delle API
      </DownloadButton>
    </Stack>
  );
}
