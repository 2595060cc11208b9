import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Days after which a reader asks again whom to write to. */
const VALID_DAYS = 180;

/**
 * `/.well-known/security.txt` (RFC 9116): the file that the operator put into the site, else one with the contact of the identity.
 * Undefined without either.
 */
export async function securityContact(site: string, contact: string | undefined, now: Date = new Date()): Promise<string | undefined> {
  try {
    return await readFile(join(site, '.well-known', 'security.txt'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (contact === undefined) return undefined;
  const expires = new Date(now.valueOf() + VALID_DAYS * 86_400_000).toISOString().replace(/T.*/, 'T00:00:00Z');
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: it, en\n`;
}
