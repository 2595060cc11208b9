export { saveFile } from './saveFile.ts';
export { startWorker } from './startWorker.ts';
export { useExport } from './useExport.ts';
