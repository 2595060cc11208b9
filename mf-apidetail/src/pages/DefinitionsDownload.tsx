import { useApi, useMessages } from '@territori/kit';
import { useExport } from '@territori/report-flow/export';
import { DownloadButton } from '@territori/ui/download';
import { CodeRegular } from '@territori/ui/icon';
import { makeStyles } from '@territori/ui/theme';
import type it from '../messages/it.json';

const useStyles = makeStyles({ hidden: { visibility: 'hidden' } });

/** Downloads the API definitions, under the file name of the answer. While hidden, the button keeps its space. */
export function DefinitionsDownload({ hidden }: { hidden: boolean }) {
  const styles = useStyles();
  const api = useApi();
  const text = useMessages<typeof it>();
  const { running, failed, run, cancel } = useExport<'definizioni'>();
  const download = () => run('definizioni', ({ signal }) => api.download('/api/Report/DefinizioniApi', { signal, silent: true }));
  return (
    <div className={hidden ? styles.hidden : undefined}>
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
    </div>
  );
}
