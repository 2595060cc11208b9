import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The folders whose files belong to one checkout: the start scripts of programs, which contain its path, and what pnpm writes about it. */
const OF_CHECKOUT = /\/(\.bin|node_modules|node_modules\/\.pnpm)$/;

/** What programs keep beside packages and write in place. */
const CACHES = ['.cache', '.vite', '.vite-temp'];

interface Checkouts {
  readonly from: string;
  readonly to: string;
}

function shareFile(file: string, copy: string): void {
  try {
    linkSync(file, copy);
  } catch (error) {
    // the folder of temporary files may be on another disk
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(file, copy);
  }
}

function copyFolder(path: string, checkouts: Checkouts): void {
  const [folder, copy] = [join(checkouts.from, path), join(checkouts.to, path)];
  mkdirSync(copy);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [source, target] = [join(folder, entry.name), join(copy, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.isDirectory()) {
      if (OF_CHECKOUT.test(folder))
        writeFileSync(target, readFileSync(source, 'utf8').replaceAll(checkouts.from, checkouts.to), { mode: statSync(source).mode });
      else shareFile(source, target);
    } else if (!CACHES.includes(entry.name)) copyFolder(join(path, entry.name), checkouts);
  }
}

/**
 * Copies the packages that are installed in some folders of a checkout into the same folders of another one, where an installation would
 * take ten times as long. pnpm's links stay within a checkout. The files of packages are shared, as pnpm shares them with its store.
 */
export function copyPackages(folders: readonly string[], checkouts: Checkouts): void {
  for (const folder of folders) {
    const path = join(folder, 'node_modules');
    if (existsSync(join(checkouts.from, path))) copyFolder(path, checkouts);
  }
}
