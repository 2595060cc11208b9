export { saveFile } from './saveFile.ts';
export { useExport } from './useExport.ts';
