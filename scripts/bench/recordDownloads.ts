import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** One file that a page downloaded, with its compressed sizes. */
export interface DownloadedFile {
  readonly path: string;
  readonly gzip: number;
  readonly brotli: number;
}

const gzip = (body: Buffer) => gzipSync(body, { level: 9 }).length;
const brotli = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Notes what a page downloads, fonts and the API's answers left out. Returns what hands over the files since it was called before. */
export function recordDownloads(page: Page): () => Promise<DownloadedFile[]> {
  let pending: Promise<DownloadedFile>[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (/^\/(api|publish)\//.test(path) || response.request().resourceType() === 'font') return;
    pending.push(response.body().then((body) => ({ path, gzip: gzip(body), brotli: brotli(body) })));
  });
  return async () => {
    const files = await Promise.all(pending);
    pending = [];
    return files;
  };
}
