import type { DownloadedFile } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { DownloadProgress } from '@territori/ui/download';
import { InlineMessage } from '@territori/ui/feedback';
import { DocumentPdfRegular, DocumentTableRegular } from '@territori/ui/icon';
import { Stack } from '@territori/ui/layout';
import { makeStyles } from '@territori/ui/theme';
import { type ReactNode, useId } from 'react';
import { useFlowMessages } from '../flowMessages.ts';
import type { ExportProgress } from './pdfFile.ts';
import { useExport } from './useExport.ts';

export const EXPORT_KINDS = ['XLSX', 'CSV', 'JSON', 'PDF'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export interface ExportButtonsProps {
  readonly make: (kind: ExportKind, options: Required<ExportProgress>) => Promise<DownloadedFile>;
  /** Why the export is not available yet. */
  readonly disabledReason?: string | undefined;
  /** Options of the files; while a file is being made, the progress is shown instead. */
  readonly options?: ReactNode;
}

// buttons and table keep their place while a file is being made
const useStyles = makeStyles({ below: { display: 'flex', alignItems: 'center', minHeight: '36px' } });

/** A button for each kind of file. One file is made at a time; it can be cancelled. */
export function ExportButtons({ make, disabledReason, options }: ExportButtonsProps) {
  const t = useFlowMessages();
  const styles = useStyles();
  const reasonId = useId();
  const { running, failed, run, cancel, dismiss } = useExport<ExportKind>();
  const reason = disabledReason ?? (running && t('scarica.inCorso'));
  return (
    <div>
      <Stack direction="row" gap="small" align="center">
        {EXPORT_KINDS.map((kind) => (
          <Button
            key={kind}
            icon={kind === 'PDF' ? <DocumentPdfRegular /> : <DocumentTableRegular />}
            disabledFocusable={reason !== undefined}
            aria-describedby={reason && reasonId}
            onClick={() => run(kind, (progress) => make(kind, progress))}
          >
            {kind}
          </Button>
        ))}
        <span id={reasonId} hidden>
          {reason}
        </span>
      </Stack>
      <div className={styles.below}>
        {running ? (
          <DownloadProgress
            progress={running.progress}
            onCancel={cancel}
            labels={{
              cancel: t('annulla'),
              progress: (percentuale) =>
                percentuale === undefined
                  ? t('scarica.preparazione', { tipo: running.kind })
                  : t('scarica.avanzamento', { tipo: running.kind, percentuale }),
            }}
          />
        ) : (
          options
        )}
      </div>
      {failed && (
        <InlineMessage intent="error" title={t('errore.file', { tipo: failed })} onDismiss={dismiss} labels={{ dismiss: t('chiudi') }} />
      )}
    </div>
  );
}
