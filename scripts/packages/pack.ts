import { join, resolve } from 'node:path';
import { CommandFailed } from '@territori/build/CommandFailed';
import { readOptions } from '@territori/build/cli/readOptions';
import { root } from '@territori/build/workspace';
import { packPackages } from './packPackages.ts';

/** `npm run pack -- [folder]`: the packages that other teams install, as files for npm and pnpm. */
try {
  const { positionals } = readOptions({ args: process.argv.slice(2), allowPositionals: true }, 'npm run pack -- [folder]');
  const [folder = join(root, '.cache/packs')] = positionals;
  for (const { name, version, file } of await packPackages(resolve(folder))) console.log(`${name} ${version}  ${resolve(folder, file)}`);
} catch (error) {
  console.error(error instanceof CommandFailed ? error.message : error);
  process.exitCode = 1;
}
