import { DownloadButton } from '@territori/ui/download';
import { Stack } from '@territori/ui/layout';
import { useState } from 'react';

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
