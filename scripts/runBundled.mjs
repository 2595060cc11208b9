// Plain Node, because it runs in place of a loader of TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { bundle, FOLDERS } from './bundle.mjs';

/**
 * `node scripts/runBundled.mjs <program.ts> [arguments]`: runs a program of the workspace from one bundle of its modules, which is kept in
 * `.cache/programs` as long as no source changes. A loader of TypeScript takes two seconds for the same modules, at each start.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const KEPT = join(root, '.cache/programs');

const FILES = ['pnpm-lock.yaml', 'tsconfig.base.json'];
const NOT_SOURCE = new Set(['node_modules', 'dist', 'content', 'template']);
const SOURCE = /\.(ts|tsx|mjs|json)$/;

/** Older bundles are removed: a portal that was started from one may still load a part of it. */
const KEPT_DAYS = 30;

function* sourcesOf(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !NOT_SOURCE.has(entry.name)) yield* sourcesOf(path);
    else if (entry.isFile() && SOURCE.test(entry.name)) yield path;
  }
}

/** A hash of what the sources are: where they are, their names, sizes and times. */
function stateOfSources() {
  const hash = createHash('sha256').update(`${process.version} ${root}\n`);
  const there = (path) => existsSync(join(root, path));
  for (const path of [...FILES.filter(there), ...FOLDERS.filter(there).flatMap((folder) => [...sourcesOf(folder)])].sort()) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

async function keep(path, directory) {
  await bundle({ program: path }, directory);
  const oldest = Date.now() - KEPT_DAYS * 24 * 60 * 60_000;
  for (const name of readdirSync(KEPT)) {
    const place = join(KEPT, name);
    if (statSync(place).mtimeMs < oldest) await rm(place, { recursive: true, force: true });
  }
}

const [program = ''] = process.argv.splice(2, 1);
const path = relative(root, resolve(root, program)).replaceAll('\\', '/');
process.argv[1] = join(root, path);
const sources = stateOfSources();
const directory = join(KEPT, `${path.replaceAll(/[^\w]+/g, '-')}-${sources}`);
// the API names the program by it: under one version, sources that change give other answers
process.env.PROGRAM_SOURCES = sources;
/** The bundle; where it cannot be written, the program itself behind a loader. */
async function runnable() {
  try {
    if (!existsSync(directory)) await keep(path, directory);
    return join(directory, 'program.mjs');
  } catch (error) {
    // only what the system refuses has such a name
    if (error.syscall === undefined) throw error;
    // in a thread the loader registers nothing by itself
    if (isMainThread) await import('tsx');
    else (await import('tsx/esm/api')).register();
    return join(root, path);
  }
}
await import(pathToFileURL(await runnable()).href);
