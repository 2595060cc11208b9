// Plain Node, because an image has nothing else when it runs.
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

/** `node scripts/bundleApi.mjs [folder]`: writes the programs of the API as production runs them, without a loader, into `api/dist`. */
const [folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'api/dist')] = process.argv.slice(2);
await rm(folder, { recursive: true, force: true });
await bundle({ main: 'api/src/main.ts', 'cli/main': 'api/src/cli/main.ts' }, resolve(folder));
