export type { DocumentLook } from './DocumentLook.ts';
export { ExportButtons, type ExportKind } from './ExportButtons.tsx';
export type { ExportTable } from './ExportTable.ts';
export { startWorker } from './startWorker.ts';
export { TableDownloads, type TableDownloadsProps } from './TableDownloads.tsx';
export { odsInWorker, sheetInWorker } from './tableFile.ts';
export { useDocumentLook } from './useDocumentLook.ts';
export { useExport } from './useExport.ts';
