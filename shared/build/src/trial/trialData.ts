import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageHash } from '../contentStamp.ts';
import { root } from '../workspace.ts';

/**
 * The folder of the database with which a release is tried, for the present sources of the API and the present record. A release makes it
 * where it is missing.
 */
export function trialData(workspace = root): string {
  const record = readFileSync(join(root, 'api/dati/datapackage.json'));
  const hash = createHash('sha256').update(record);
  for (const folder of ['api', ...readdirSync(join(root, 'api')).map((name) => `api/${name}`)]) hash.update(packageHash(folder));
  return join(workspace, '.cache/trial', hash.digest('hex').slice(0, 16));
}
