import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preparedFiles } from '@territori/identity/preparedFiles';
import { readIdentity } from '@territori/identity/readIdentity';

/** Writes an identity into a folder, as nginx needs it. Throws IdentityError where it cannot be used. */
export async function writeIdentity(chosen: string, folder: string): Promise<void> {
  const files = preparedFiles(readIdentity(chosen));
  await mkdir(folder, { recursive: true });
  await Promise.all([...files].map(([name, text]) => writeFile(join(folder, name), text)));
}
