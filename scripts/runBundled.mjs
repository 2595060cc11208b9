// Plain Node, because it runs in place of a loader of TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * `node scripts/runBundled.mjs <program.ts> [arguments]`: runs a program of the workspace from one bundle of its modules, which is kept in
 * `.cache/programs` as long as no source changes. A loader of TypeScript takes two seconds for the same modules, at each start.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const KEPT = join(root, '.cache/programs');

/** What a bundle may hold: the sources of these folders. */
const FOLDERS = ['api', 'deploy', 'scripts', 'shared'];
const FILES = ['pnpm-lock.yaml', 'tsconfig.base.json'];
const NOT_SOURCE = new Set(['node_modules', 'dist', 'content', 'template']);
const SOURCE = /\.(ts|tsx|mjs|json)$/;

/** Packages of many small modules, which load faster from the bundle. Every other package is loaded from where it is installed. */
const INSIDE = /[\\/]node_modules[\\/]typebox[\\/]/;

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

/** Leaves packages outside, and tells each module of ours where its source is. */
const workspaceModules = {
  name: 'workspace modules',
  setup(build) {
    const ASKED = {};
    build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === ASKED || kind === 'entry-point') return undefined;
      const found = await build.resolve(path, { kind, resolveDir, pluginData: ASKED });
      if (found.errors.length > 0 || found.external || !/[\\/]node_modules[\\/]/.test(found.path) || INSIDE.test(found.path)) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: `const importMetaUrl = ${JSON.stringify(pathToFileURL(path).href)};\n${readFileSync(path, 'utf8')}`,
      loader: 'ts',
    }));
  },
};

async function bundle(program, directory) {
  const { build } = await import('esbuild');
  await mkdir(KEPT, { recursive: true });
  const making = await mkdtemp(join(KEPT, 'making-'));
  try {
    const { metafile, outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: { program },
      outdir: making,
      write: false,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      metafile: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      define: { 'import.meta.url': 'importMetaUrl' },
      plugins: [workspaceModules],
      logLevel: 'error',
    });
    const unknown = Object.keys(metafile.inputs).filter((path) => !INSIDE.test(path) && !FOLDERS.includes(path.split('/')[0]));
    if (unknown.length > 0)
      throw new Error(`A change of ${unknown.join(', ')} would not be noticed: name its folder in scripts/runBundled.mjs`);
    // written here, because esbuild does not say what the system refused
    for (const { path, contents } of outputFiles) await writeFile(path, contents);
    // another process may have been quicker
    if (!existsSync(directory)) await rename(making, directory).catch((error) => existsSync(directory) || Promise.reject(error));
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  const oldest = Date.now() - KEPT_DAYS * 24 * 60 * 60_000;
  for (const name of readdirSync(KEPT)) {
    const path = join(KEPT, name);
    if (statSync(path).mtimeMs < oldest) await rm(path, { recursive: true, force: true });
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
    if (!existsSync(directory)) await bundle(path, directory);
    return join(directory, 'program.mjs');
  } catch (error) {
    // only what the system refuses has such a name
    if (error.syscall === undefined) throw error;
    await import('tsx');
    return join(root, path);
  }
}
await import(pathToFileURL(await runnable()).href);
