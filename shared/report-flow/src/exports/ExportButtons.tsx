import type { DownloadedFile } from '@territori/kit';
import { DownloadButton } from '@territori/ui/download';
import { InlineMessage } from '@territori/ui/feedback';
import { DocumentPdfRegular, DocumentTableRegular } from '@territori/ui/icon';
import { Stack } from '@territori/ui/layout';
import { useFlowMessages } from '../flowMessages.ts';
import type { ExportProgress } from './pdfFile.ts';
import { useExport } from './useExport.ts';

export const EXPORT_KINDS = ['XLSX', 'CSV', 'JSON', 'PDF'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export interface ExportButtonsProps {
  readonly make: (kind: ExportKind, options: Required<ExportProgress>) => Promise<DownloadedFile>;
  /** Why nothing can be exported yet. */
  readonly disabledReason?: string | undefined;
}

/** A button for each kind of file. One is made at a time; it can be cancelled. */
export function ExportButtons({ make, disabledReason }: ExportButtonsProps) {
  const t = useFlowMessages();
  const { running, failed, run, cancel, dismiss } = useExport<ExportKind>();
  return (
    <Stack gap="small">
      <Stack direction="row" gap="small" align="center">
        {EXPORT_KINDS.map((kind) => {
          const reason = disabledReason ?? (running && running.kind !== kind ? t('scarica.inCorso') : undefined);
          return (
            <DownloadButton
              key={kind}
              icon={kind === 'PDF' ? <DocumentPdfRegular /> : <DocumentTableRegular />}
              onDownload={() => run(kind, (options) => make(kind, options))}
              {...(running?.kind === kind && { progress: running.progress, onCancel: cancel })}
              {...(reason && { disabled: true, disabledReason: reason })}
              labels={{
                cancel: t('annulla'),
                progress: (percentuale) =>
                  percentuale === undefined
                    ? t('scarica.preparazione', { tipo: kind })
                    : t('scarica.avanzamento', { tipo: kind, percentuale }),
              }}
            >
              {kind}
            </DownloadButton>
          );
        })}
      </Stack>
      {failed && (
        <InlineMessage intent="error" title={t('errore.file', { tipo: failed })} onDismiss={dismiss} labels={{ dismiss: t('chiudi') }} />
      )}
    </Stack>
  );
}
