import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@territori/build/workspace';
import { STRUCTURE } from '@territori/store/database/structure';

/**
 * The folder of the database with which a release is tried: of the present record, in the structure that the present API reads. Whatever
 * else of the API changes, it serves an edition of its structure, so that the data are not loaded again. A release makes the folder where
 * it is missing.
 */
export function trialData(workspace = root): string {
  const record = readFileSync(join(root, 'api/dati/datapackage.json'));
  const hash = createHash('sha256').update(record).update(String(STRUCTURE));
  return join(workspace, '.cache/trial', hash.digest('hex').slice(0, 16));
}
