import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Identity } from './Identity.ts';
import { pageReplacements } from './pageReplacements.ts';
import { portalIdentity } from './portalIdentity.ts';
import { IDENTITY_FILE, PICTURES } from './readIdentity.ts';

/**
 * An identity as files that a server without Node needs, by name: `page.conf`, what nginx replaces in the portal's page; `portal.json`,
 * the part of `/config.json`, empty for the portal's own; `values`, a line for each setting. They stand beside the identity's own files, so
 * that the folder can be read as an identity too.
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
    ...[IDENTITY_FILE, ...PICTURES].map((file): [string, string] => [file, readFileSync(join(folder, file), 'utf8')]),
  ]);
}
