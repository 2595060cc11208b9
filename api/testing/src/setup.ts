import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { removeFolders } from './folderOf.ts';

// a running portal may hold the data of the checkout: a test names its own, and no database can be made below a file
Object.assign(process.env, {
  DATABASE_URL: '',
  PORTALE_DATABASE: join(fileURLToPath(import.meta.url), 'database'),
  PORTALE_ARCHIVIO: 'no',
  PORTALE_EDIZIONE: 'no',
  RUN_SOURCES: new URL('../../../scripts/runBundled.mjs', import.meta.url).href,
});

// runs for each test file, also where the files of a worker share their modules
afterAll(removeFolders);
