import { useApi, useLanguage, useMessages } from '@territori/kit';
import { DownloadButton } from '@territori/ui/button';
import { DocumentTableRegular } from '@territori/ui/icon';
import type it from '../messages/it.json';
import { useDownload } from './useDownload.ts';

/** The whole glossary as XLSX. A failure is told by the notification of the shared catalogue; the button is then ready again. */
export function GlossaryDownload() {
  const api = useApi();
  const plang = useLanguage();
  const text = useMessages<typeof it>();
  const { progress, start, cancel } = useDownload((options) =>
    api.download('/api/Report/GeoglossarioDownload', { ...options, query: { plang } }),
  );
  return (
    <DownloadButton
      icon={<DocumentTableRegular />}
      onDownload={start}
      onCancel={cancel}
      progress={progress}
      labels={{
        cancel: text('scarica.annulla'),
        progress: (percent) => (percent === undefined ? text('scarica.inCorso') : text('scarica.percentuale', { percent })),
      }}
    >
      {text('scarica')}
    </DownloadButton>
  );
}
