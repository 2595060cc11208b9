// Plain Node, because every process of a run loads it first.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, parse, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Makes this process, and each that it starts, refuse to read in a folder beside the clone: what a test needs is in the clone. The folders
 * of temporary files and of the programs on the path are none of these.
 */
const clone = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[/\\]$/, '');
const parent = dirname(clone);
const holds = (folder, path) => path === folder || path.startsWith(folder + sep);

const needed = [clone, tmpdir(), ...(process.env.PATH ?? '').split(delimiter)];
const beside = [parse(clone).root, tmpdir()].includes(parent)
  ? []
  : fs
      .readdirSync(parent, { withFileTypes: true })
      .filter((entry) => !entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(parent, entry.name))
      .filter((folder) => !needed.some((path) => holds(folder, path)));

function refuse(given) {
  if (typeof given !== 'string' && !(given instanceof URL)) return;
  const path = given instanceof URL ? fileURLToPath(given) : resolve(given);
  if (path.startsWith(parent) && beside.some((folder) => holds(folder, path)))
    throw new Error(`A test or its program reads outside the clone: ${path}`);
}

const handler = {
  apply(work, self, given) {
    refuse(given[0]);
    return Reflect.apply(work, self, given);
  },
};
for (const module of [fs, fs.promises]) {
  for (const [name, work] of Object.entries(module)) {
    // the others are classes
    if (typeof work === 'function' && /^[a-z]/.test(name)) module[name] = new Proxy(work, handler);
  }
}
syncBuiltinESMExports();

const option = `--import=${import.meta.url}`;
if (!process.env.NODE_OPTIONS?.includes(option)) process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${option}`.trim();
