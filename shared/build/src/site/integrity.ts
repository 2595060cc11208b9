import { createHash } from 'node:crypto';

/** Subresource integrity of a file's content, as a script's `integrity` says it: `sha384-…`. */
export const integrityOf = (content: string | Uint8Array): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
