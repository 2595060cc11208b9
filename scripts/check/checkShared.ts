import { root } from '@territori/build/workspace';
import { sharedBeside } from './sharedBeside.ts';

/** Fails when a file names a folder `shared` beside the clone, and names each place: what the portal needs is in the clone. */
const found = sharedBeside(root);
for (const place of found) console.error(`${place}: names a folder beside the clone`);
process.exitCode = found.length === 0 ? 0 : 1;
