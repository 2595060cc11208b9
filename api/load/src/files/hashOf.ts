import { createHash } from 'node:crypto';

/** SHA-256 of bytes or text, in hexadecimal digits. */
export const hashOf = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');
