import { fileURLToPath } from 'node:url';

/** Where a checkout keeps the files of the editions. */
const DEFAULT_ARCHIVE = fileURLToPath(new URL('../../../.data/archive', import.meta.url));

/** The value of PORTALE_ARCHIVIO with which no files are kept. */
const NO_ARCHIVE = 'no';

/**
 * The store of the files of the editions, which loads write and the API serves: PORTALE_ARCHIVIO, a folder or `s3://bucket/folder`, else
 * `.data/archive` of the checkout. Undefined for PORTALE_ARCHIVIO=no; the folder of the checkout then where one is needed.
 */
export function archivePlace(environment: NodeJS.ProcessEnv, need: 'needed'): string;
export function archivePlace(environment: NodeJS.ProcessEnv): string | undefined;
export function archivePlace({ PORTALE_ARCHIVIO }: NodeJS.ProcessEnv, need?: 'needed'): string | undefined {
  const named = PORTALE_ARCHIVIO?.trim();
  if (named === NO_ARCHIVE) return need && DEFAULT_ARCHIVE;
  return named || DEFAULT_ARCHIVE;
}
