import { useApi, useMessages } from '@territori/kit';
import { useQueryClient } from '@territori/kit/query';
import { editionQuery } from '@territori/report-flow/edition';
import { odsInWorker, useExport } from '@territori/report-flow/export';
import { DownloadButton } from '@territori/ui/download';
import { InlineMessage } from '@territori/ui/feedback';
import { Stack } from '@territori/ui/layout';
import type { ListChoices } from '../../list/ListChoices.ts';
import type { FileKind } from '../../list/ListView.ts';
import type it from '../../messages/it.json';
import type { OpenList } from './OpenList.ts';

export interface DownloadsProps {
  readonly list: OpenList;
  readonly choices: ListChoices;
  /** True where figures were declared. */
  readonly aggregated: boolean;
  /** False where the list is too large for an ODS. */
  readonly ods: boolean;
}

/** The translated list as files, made in the browser. */
export function Downloads({ list, choices, aggregated, ods }: DownloadsProps) {
  const t = useMessages<typeof it>();
  const api = useApi();
  const queries = useQueryClient();
  const { running, failed, run, dismiss } = useExport<FileKind>();
  const kinds = (['XLSX', 'ODS', 'CSV', 'AGGREGATI'] as const satisfies readonly FileKind[]).filter(
    (kind) => (kind !== 'ODS' || ods) && (kind !== 'AGGREGATI' || aggregated),
  );
  return (
    <Stack>
      <Stack direction="row">
        {kinds.map((kind) => (
          <DownloadButton
            key={kind}
            appearance={kind === 'XLSX' ? 'primary' : 'secondary'}
            onDownload={() =>
              run(kind, async (options) => {
                // the files are Italian, and so is the name of the edition in them
                const { nome } = await queries.ensureQueryData(editionQuery(api, 'it'));
                const { blob, name } = await list.ask('file', { choices, kind, edition: nome });
                if (kind !== 'ODS') return { blob, filename: name };
                return { blob: await odsInWorker({ title: name.replace(/\.ods$/, ''), sheets: blob }, options), filename: name };
              })
            }
            {...(running?.kind === kind && { progress: running.progress })}
            labels={{ cancel: t('elenco.annulla'), progress: () => t('elenco.scarica.preparazione') }}
          >
            {t(`elenco.scarica.${kind}`)}
          </DownloadButton>
        ))}
      </Stack>
      {failed && <InlineMessage intent="error" title={t('elenco.scarica.errore')} onDismiss={dismiss} labels={{ dismiss: t('chiudi') }} />}
    </Stack>
  );
}
