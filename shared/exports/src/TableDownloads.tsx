import type { DownloadedFile } from '@territori/kit';
import { ExportButtons } from './ExportButtons.tsx';
import type { ExportTable } from './ExportTable.ts';
import { fileName } from './fileName.ts';
import { tableFile } from './tableFile.ts';
import { useDocumentLook } from './useDocumentLook.ts';
import { useExportMessages } from './useExportMessages.ts';

export interface TableDownloadsProps {
  /** The table of the files. */
  readonly table: () => ExportTable;
  /** The content of the JSON file, where it says more than the table. */
  readonly json?: (() => unknown) | undefined;
  /** The day in the name of the files, `YYYY-MM-DD`. */
  readonly day: string;
  /** Name of the sheet of an XLSX or ODS. */
  readonly sheet: string;
  /** Why there are no files yet. */
  readonly disabledReason?: string | undefined;
}

/** A table that the page has, as XLSX, ODS, CSV, JSON and PDF. */
export function TableDownloads({ table, json, day, sheet, disabledReason }: TableDownloadsProps) {
  const t = useExportMessages();
  const look = useDocumentLook();
  return (
    <ExportButtons
      disabledReason={disabledReason}
      make={async (kind, options): Promise<DownloadedFile> => {
        const made = table();
        const filename = fileName({ title: made.title, date: day }, kind.toLowerCase());
        if (kind === 'JSON' && json) return { blob: new Blob([JSON.stringify(json(), null, 2)], { type: 'application/json' }), filename };
        const texts = {
          look,
          sheet,
          // the worker fills in the numbers
          footer: t('pdf.pagina', { page: '{{page}}', pages: '{{pages}}' }),
          groupTitle: t('pdf.gruppo', { group: '{{group}}', groups: '{{groups}}' }),
        };
        return { blob: await tableFile(made, kind, texts, options), filename };
      }}
    />
  );
}
