import { useApi, useLanguage, useMessages } from '@territori/kit';
import { useExport } from '@territori/report-flow/export';
import { DownloadButton } from '@territori/ui/download';
import { DocumentTableRegular } from '@territori/ui/icon';
import type it from '../messages/it.json';

/** The whole glossary as XLSX. A failure shows the notification of the error catalogue, and the button is ready again. */
export function GlossaryDownload() {
  const api = useApi();
  const plang = useLanguage();
  const text = useMessages<typeof it>();
  const { running, run, cancel } = useExport<'glossario'>();
  const download = () =>
    run('glossario', ({ signal, onProgress }) =>
      api.download('/api/Report/GeoglossarioDownload', {
        query: { plang },
        signal,
        onProgress: (bytes, total) => total && onProgress(bytes / total),
      }),
    );
  return (
    <DownloadButton
      icon={<DocumentTableRegular />}
      onDownload={download}
      onCancel={cancel}
      progress={running?.progress}
      labels={{
        cancel: text('scarica.annulla'),
        progress: (percent) => (percent === undefined ? text('scarica.inCorso') : text('scarica.percentuale', { percent })),
      }}
    >
      {text('scarica')}
    </DownloadButton>
  );
}
