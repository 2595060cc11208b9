import { resolve } from 'node:path';
import { FolderTarget } from '@territori/build/site/FolderTarget';
import { ReleaseRefused } from '@territori/build/site/ReleaseRefused';
import type { Target } from '@territori/build/site/Target';

/**
 * The site of a command: the value of `--to`, a folder or `s3://bucket/folder`, else the environment variable PORTALE_SITO.
 * @param example how the command is written, for the message when there is neither
 */
export async function openTarget(to: string | undefined, example: string): Promise<Target> {
  const address = to ?? process.env.PORTALE_SITO;
  if (!address) throw new ReleaseRefused(`Name the site, a folder or s3://bucket/folder, with --to or PORTALE_SITO: ${example}`);
  if (!address.startsWith('s3://')) return new FolderTarget(resolve(address));
  const { S3Target } = await import('@territori/build/site/S3Target');
  return new S3Target(address);
}
