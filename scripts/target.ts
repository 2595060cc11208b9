import { resolve } from 'node:path';
import { FolderTarget } from '@territori/build/site/FolderTarget';
import type { Target } from '@territori/build/site/Target';

/** The folder of the site that a command line names with `--to <folder>`, or the environment with PORTALE_SITO. */
export function siteFolder(argv: readonly string[]): string {
  const flag = argv.indexOf('--to');
  const folder = flag >= 0 ? argv[flag + 1] : process.env.PORTALE_SITO;
  if (!folder) throw new Error('Name the site: --to <folder>, or PORTALE_SITO.');
  return resolve(folder);
}

/** The site itself. */
export const siteTarget = (argv: readonly string[]): Target => new FolderTarget(siteFolder(argv));
