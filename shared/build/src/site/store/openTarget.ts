import { resolve } from 'node:path';
import { ReleaseRefused } from '../ReleaseRefused.ts';
import { FolderTarget } from './FolderTarget.ts';
import type { Target } from './Target.ts';

/**
 * The site of a command: the value of `--to`, a folder or `s3://bucket/folder`, else the environment variable PORTALE_SITO.
 * @param example how the command is written, for the message when there is neither
 */
export async function openTarget(to: string | undefined, example: string): Promise<Target> {
  const address = to ?? process.env.PORTALE_SITO;
  if (!address) throw new ReleaseRefused(`Name the site, a folder or s3://bucket/folder, with --to or PORTALE_SITO: ${example}`);
  if (!address.startsWith('s3://')) return new FolderTarget(resolve(address));
  const { S3Target } = await import('./S3Target.ts');
  return new S3Target(address);
}
