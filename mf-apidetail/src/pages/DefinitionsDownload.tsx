import { useApi, useMessages } from '@territori/kit';
import { useExport } from '@territori/report-flow/exports/useExport';
import { DownloadButton } from '@territori/ui/button';
import { CodeRegular } from '@territori/ui/icon';
import type it from '../messages/it.json';

/** The API definitions file, saved under the name that the answer gives. */
export function DefinitionsDownload() {
  const api = useApi();
  const text = useMessages<typeof it>();
  const { running, failed, run, cancel } = useExport<'definizioni'>();
  const download = () => run('definizioni', ({ signal }) => api.download('/api/Report/DefinizioniApi', { signal, silent: true }));
  return (
    <>
      <DownloadButton
        icon={<CodeRegular />}
        onDownload={download}
        onCancel={cancel}
        progress={running?.progress}
        labels={{ cancel: text('annulla'), progress: () => text('scarica.inCorso') }}
      >
        {text('scarica')}
      </DownloadButton>
      <div role="status">{failed && text('scarica.errore')}</div>
    </>
  );
}
