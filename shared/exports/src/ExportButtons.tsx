import type { DownloadedFile } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { DownloadProgress } from '@territori/ui/download';
import { InlineMessage } from '@territori/ui/feedback';
import { DocumentPdfRegular, DocumentTableRegular } from '@territori/ui/icon';
import { Text, VisuallyHidden } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { type ReactNode, useId } from 'react';
import type { ExportProgress } from './pdfFile.ts';
import { useExport } from './useExport.ts';
import { useExportMessages } from './useExportMessages.ts';

export const EXPORT_KINDS = ['XLSX', 'ODS', 'CSV', 'JSON', 'PDF'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export interface ExportButtonsProps {
  /** The kinds of file on offer; all when absent. */
  readonly kinds?: readonly ExportKind[] | undefined;
  readonly make: (kind: ExportKind, options: Required<ExportProgress>) => Promise<DownloadedFile>;
  /** Called before a file is made; true when the page asks the visitor something first and calls `start` with the answer. */
  readonly ask?: (kind: ExportKind, start: (make: ExportButtonsProps['make']) => void) => boolean;
  /** Why the export is not available yet. */
  readonly disabledReason?: string | undefined;
  /** Options of the files; while a file is being made, the progress is shown instead. */
  readonly options?: ReactNode;
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    '@media print': { display: 'none' },
  },
  // buttons and table keep their place while a file is being made
  beside: { display: 'flex', alignItems: 'center', minHeight: '36px' },
  failed: { flexBasis: '100%' },
});

/** A button for each kind of file. One file is made at a time; it can be cancelled, and its end is announced. */
export function ExportButtons({ kinds = EXPORT_KINDS, make, ask, disabledReason, options }: ExportButtonsProps) {
  const t = useExportMessages();
  const styles = useStyles();
  const reasonId = useId();
  const labelId = useId();
  const { running, failed, done, run, cancel, dismiss } = useExport<ExportKind>();
  const reason = disabledReason ?? (running && t('scarica.inCorso'));
  const start = (kind: ExportKind, how: ExportButtonsProps['make']) => run(kind, (progress) => how(kind, progress));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div role="group" aria-labelledby={labelId} className={styles.root}>
      <Text size="small" weight="semibold">
        <span id={labelId}>{t('scarica')}</span>:
      </Text>
      {kinds.map((kind) => (
        <Button
          key={kind}
          icon={kind === 'PDF' ? <DocumentPdfRegular /> : <DocumentTableRegular />}
          disabledFocusable={reason !== undefined}
          aria-label={t('scarica.come', { tipo: kind })}
          aria-describedby={reason && reasonId}
          onClick={() => {
            if (!ask?.(kind, (how) => start(kind, how))) start(kind, make);
          }}
        >
          {kind}
        </Button>
      ))}
      <span id={reasonId} hidden>
        {reason}
      </span>
      <div className={styles.beside}>
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
      <VisuallyHidden live="polite">{done ? t('scarica.fine', { tipo: done }) : ''}</VisuallyHidden>
      {failed && (
        <div className={styles.failed}>
          <InlineMessage intent="error" title={t('errore.file', { tipo: failed })} onDismiss={dismiss} labels={{ dismiss: t('chiudi') }} />
        </div>
      )}
    </div>
  );
}
