import { resolve } from 'node:path';
import { FolderTarget } from '@territori/build/site/FolderTarget';
import type { Target } from '@territori/build/site/Target';

/** The site that a command line names with `--to <folder>` or `--to s3://bucket/folder`, or the environment variable PORTALE_SITO. */
export async function openTarget(argv: readonly string[]): Promise<Target> {
  const flag = argv.indexOf('--to');
  const address = flag >= 0 ? argv[flag + 1] : process.env.PORTALE_SITO;
  if (!address) throw new Error('Name the site: --to <folder>, --to s3://bucket/folder, or PORTALE_SITO.');
  if (!address.startsWith('s3://')) return new FolderTarget(resolve(address));
  const { S3Target } = await import('@territori/build/site/S3Target');
  return new S3Target(address);
}
