import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ReleaseRefused } from './ReleaseRefused.ts';
import { isCompression, withoutCompression } from './store/Target.ts';

/** The content of a compressed copy; undefined for one that is damaged. */
function decompressed(path: string, bytes: Buffer): Buffer | undefined {
  try {
    return path.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
  } catch {
    return undefined;
  }
}

/** Throws ReleaseRefused, with the remedy, when a compressed copy, which is served in place of its file, holds something else. */
export function refuseDifferingCopies(label: string, files: ReadonlyMap<string, Buffer>, remedy: string): void {
  for (const [path, bytes] of files) {
    if (!isCompression(path)) continue;
    const plain = decompressed(path, bytes);
    if (!plain || !files.get(withoutCompression(path))?.equals(plain))
      throw new ReleaseRefused(`${path} of ${label} is not a compressed copy of the file that was signed. ${remedy}`);
  }
}
