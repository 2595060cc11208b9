import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressible = /\.(js|css|html|json|svg|txt|xml)$/;
/** The smallest file in bytes for which compression saves a packet. */
const WORTHWHILE_BYTES = 1024;

/** `fast` for this machine's own site; `best`, which takes thirty times as long, for a released or measured site. */
export type Effort = 'fast' | 'best';

const levels = { fast: { brotli: 1, gzip: 1 }, best: { brotli: 11, gzip: 9 } } as const;

/** Writes `.br` and `.gz` beside each file of a folder that becomes smaller, so that servers need not compress. */
export async function compressFolder(directory: string, effort: Effort): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < WORTHWHILE_BYTES) return;
      const quality = {
        params: { [constants.BROTLI_PARAM_QUALITY]: levels[effort].brotli, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      };
      const [br, gz] = await Promise.all([brotli(content, quality), deflate(content, { level: levels[effort].gzip })]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
