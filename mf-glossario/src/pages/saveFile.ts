import type { DownloadedFile } from '@territori/kit';

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, filename }: DownloadedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = filename;
  link.click();
  // the browser reads the address after the click has returned
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
