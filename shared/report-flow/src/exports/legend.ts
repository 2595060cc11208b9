import type { Language } from '@territori/contract';
import type { ColumnMetadata } from '../data/reports.ts';
import type { ExportTable } from './ExportTable.ts';
import { type ExportProgress, pdfFile } from './pdfFile.ts';
import { runWorker } from './runWorker.ts';
import type { SheetKind, SheetRequest } from './sheetFile.ts';
import { startWorker } from './startWorker.ts';
import type { PdfRequest } from './tablePdf.ts';

/** Headers of the legend. */
export interface LegendTexts {
  readonly variable: string;
  readonly acronym: string;
  readonly description: string;
  readonly note: string;
  readonly source: string;
  readonly link: string;
}

/** The metadata of a report's columns as a table of six columns. */
export function legendTable(title: string, metadata: readonly ColumnMetadata[], texts: LegendTexts, language: Language): ExportTable {
  return {
    title,
    subtitles: [],
    language,
    columns: [
      { name: 'variabile', label: texts.variable },
      { name: 'acronimo', label: texts.acronym },
      { name: 'descrizione', label: texts.description },
      { name: 'note', label: texts.note },
      { name: 'fonte', label: texts.source },
      { name: 'link', label: texts.link },
    ],
    rows: metadata.map(({ label, name, guide, note, source, link }) => ({
      variabile: label,
      acronimo: name,
      descrizione: guide,
      note,
      fonte: source,
      link,
    })),
  };
}

/** The legend as a file, made in a worker. */
export function legendFile(
  table: ExportTable,
  kind: SheetKind | 'PDF',
  texts: Pick<PdfRequest, 'creator' | 'footer' | 'groupTitle'> & Pick<SheetRequest, 'sheet'>,
  options: ExportProgress = {},
): Promise<Blob> {
  if (kind === 'PDF') return pdfFile({ table, creator: texts.creator, footer: texts.footer, groupTitle: texts.groupTitle }, options);
  const request: SheetRequest = { table, kind, sheet: texts.sheet };
  return runWorker(() => startWorker(() => new Worker(new URL('./sheet.worker.ts', import.meta.url))), request, options);
}
