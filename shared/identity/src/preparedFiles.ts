import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Identity } from './Identity.ts';
import { pageReplacements } from './pageReplacements.ts';
import { portalIdentity } from './portalIdentity.ts';
import { IDENTITY_FILE } from './readIdentity.ts';
import { securityAddress } from './securityAddress.ts';

/**
 * An identity as files that a server without Node needs, by name: `page.conf`, what nginx replaces in the portal's page; `portal.json`,
 * the part of `/config.json`, empty for the portal's own; `values`, a line for each setting. They stand beside the identity's own files, so
 * that the folder can be read as an identity too.
 */
export function preparedFiles(identity: Identity): ReadonlyMap<string, string | Uint8Array> {
  const { product, publisher, folder, files } = identity;
  const values = {
    product,
    name: publisher.name,
    email: publisher.email,
    dataProtectionOfficer: publisher.dataProtectionOfficer,
    security: securityAddress(publisher),
  };
  return new Map<string, string | Uint8Array>([
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
    ...[IDENTITY_FILE, ...files].map((file) => [file, readFileSync(join(folder, file))] as const),
  ]);
}
