import { join, resolve } from 'node:path';
import { root } from '@territori/build/workspace';
import { packPackages } from './packages/packPackages.ts';

/** `npm run pack -- [folder]`: the packages that other teams install, as files for npm and pnpm. */
const [folder = join(root, '.cache/packs')] = process.argv.slice(2);
for (const { name, version, file } of await packPackages(resolve(folder))) console.log(`${name} ${version}  ${resolve(folder, file)}`);
