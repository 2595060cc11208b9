import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Identity } from './Identity.ts';
import { pageReplacements } from './pageReplacements.ts';
import { portalIdentity } from './portalIdentity.ts';
import { PICTURES } from './readIdentity.ts';

/**
 * An identity as files that a server without Node needs, by name: `page.conf`, what nginx replaces in the portal's page; `portal.json`,
 * the part of `/config.json`, empty for the portal's own; `values`, a line for each setting; and the pictures.
 */
export function preparedFiles(identity: Identity): ReadonlyMap<string, string> {
  const { product, publisher, folder } = identity;
  const values = { product, name: publisher.name, email: publisher.email, dataProtectionOfficer: publisher.dataProtectionOfficer };
  return new Map([
    [
      'page.conf',
      pageReplacements(identity)
        .map(([own, other]) => `sub_filter '${own.replaceAll("'", "\\'")}' '${other}';\n`)
        .join(''),
    ],
    ['portal.json', JSON.stringify(portalIdentity(identity) ?? '').replace(/^""$/, '')],
    [
      'values',
      Object.entries(values)
        .flatMap(([name, value]) => (value ? [`${name}=${value}\n`] : []))
        .join(''),
    ],
    ...PICTURES.map((picture): [string, string] => [picture, readFileSync(join(folder, picture), 'utf8')]),
  ]);
}
