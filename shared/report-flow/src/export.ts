export { saveFile } from './exports/saveFile.ts';
export { useExport } from './exports/useExport.ts';
