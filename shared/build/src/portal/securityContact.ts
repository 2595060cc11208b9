import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortalConfig } from '@territori/contract';

/** Whom to write to about a fault of security, where the operator names no address: the publisher of the data. */
const PUBLISHER = 'https://www.istat.it/';

/** Days after which a reader asks again whom to write to. */
const VALID_DAYS = 180;

/**
 * `/.well-known/security.txt` (RFC 9116): the file that the operator put into the site, else one that names the e-mail address of the
 * publisher, else the publisher's site.
 */
export async function securityContact(site: string, { publisher }: PortalConfig, now: Date = new Date()): Promise<string> {
  try {
    return await readFile(join(site, '.well-known', 'security.txt'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const contact = publisher?.email ? `mailto:${publisher.email}` : PUBLISHER;
  const expires = new Date(now.valueOf() + VALID_DAYS * 86_400_000).toISOString().replace(/T.*/, 'T00:00:00Z');
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: it, en\n`;
}
