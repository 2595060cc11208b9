import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nginxRules } from '@territori/build/portal/nginxRules';
import { identityNames } from '@territori/identity/readIdentity';
import { writeIdentity } from './writeIdentity.ts';

/** Writes the rules that nginx shares with the portal's own server into a folder, and the identities that come with the program. */
export async function writeNginxRules(folder: string): Promise<void> {
  const { rules, headers } = nginxRules();
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'rules.conf'), rules),
    writeFile(join(folder, 'headers.conf'), headers),
    ...identityNames().map((name) => writeIdentity(name, join(folder, 'identita', name))),
  ]);
}
