import type { PdfWorkerRequest } from './pdf.worker.ts';
import { runWorker } from './runWorker.ts';
import { startWorker } from './startWorker.ts';

export interface ExportProgress {
  readonly signal?: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress?: (ratio: number) => void;
}

/** A table as a PDF, made in a worker. Fonts and library are loaded with the first PDF. */
export async function pdfFile(request: Omit<PdfWorkerRequest, 'fonts'>, options: ExportProgress = {}): Promise<Blob> {
  const addresses = request.look.fonts ?? {
    regular: new URL('@expo-google-fonts/titillium-web/400Regular/TitilliumWeb_400Regular.ttf', import.meta.url),
    bold: new URL('@expo-google-fonts/titillium-web/600SemiBold/TitilliumWeb_600SemiBold.ttf', import.meta.url),
  };
  const [regular, bold] = await Promise.all([loadFont(addresses.regular, options.signal), loadFont(addresses.bold, options.signal)]);
  const complete: PdfWorkerRequest = { ...request, fonts: { regular, bold } };
  return runWorker(() => startWorker(() => new Worker(new URL('./pdf.worker.ts', import.meta.url))), complete, options);
}

async function loadFont(address: URL | string, signal: AbortSignal | undefined): Promise<Blob> {
  const answer = await fetch(address, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`The font of the PDF did not load: ${address} answered ${answer.status}`);
  return answer.blob();
}
