// Plain Node, because it runs in place of a loader of TypeScript.
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What a bundle may hold: the sources of these folders. */
export const FOLDERS = ['api', 'deploy', 'scripts', 'shared'];

/**
 * What the API needs at its start: packages of many small modules, which load faster from the bundle, with what they need themselves. Every
 * other package is loaded from where it is installed.
 */
const START =
  'culori|fastify|@fastify|hyparquet|hyparquet-compressors|js-yaml|lru-cache|n3|pg|pino|point-in-polygon-hao|prom-client|topojson-client|typebox';
const INSIDE = new RegExp(`[\\\\/]node_modules[\\\\/](?:${START})[\\\\/]`);
const PACKAGE = /(^|[\\/])node_modules[\\/]/;

/** A module of ours that runs in a thread or a process of its own. */
const APART = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;

/**
 * Leaves packages outside, tells each module of ours where its source is, and adds to `entries` the modules that run in threads and
 * processes of their own.
 */
const workspaceModules = (entries, directory) => ({
  name: 'workspace modules',
  setup({ onResolve, onLoad, resolve: find }) {
    const ASKED = {};
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === ASKED || kind === 'entry-point') return undefined;
      const found = await find(path, { kind, resolveDir, pluginData: ASKED });
      // a package may do without another that is not installed
      if (found.errors.length > 0) return PACKAGE.test(resolveDir) ? { path, external: true } : found;
      if (found.external || !PACKAGE.test(found.path) || PACKAGE.test(resolveDir) || INSIDE.test(found.path)) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8').replace(APART, (_, module) => {
        const file = relative(root, resolve(dirname(path), module)).replaceAll('\\', '/');
        const name = file.slice(0, -'.ts'.length);
        entries[name] = file;
        return `new URL(${JSON.stringify(pathToFileURL(join(directory, `${name}.mjs`)).href)})`;
      });
      return { contents: `const importMetaUrl = ${JSON.stringify(pathToFileURL(path).href)};${source}`, loader: 'ts' };
    });
  },
});

/**
 * The same program in ASCII alone, which Node and V8 read faster: esbuild leaves other characters in patterns and comments. It leaves them
 * in `String.raw` too, which would show the escape: none of our programs has such a text.
 */
const inAscii = (program) => program.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Writes programs of the workspace, and the modules that they run in threads and processes of their own, into a folder as JavaScript that
 * Node runs without a loader. The bundle is of this place: it names the folders of sources and packages.
 * @param {Readonly<Record<string, string>>} programs the sources by the names that their files get
 * @param {string} directory where it is written as a whole, or not at all
 */
export async function bundle(programs, directory) {
  // a program whose bundle is kept does without the bundler
  const { build } = await import('esbuild');
  const entries = { ...programs };
  let made;
  // what runs apart is known once the module that runs it was read
  for (let known = 0; known < Object.keys(entries).length; ) {
    known = Object.keys(entries).length;
    made = await build({
      absWorkingDir: root,
      entryPoints: { ...entries },
      outdir: directory,
      write: false,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      metafile: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      define: { 'import.meta.url': 'importMetaUrl' },
      // packages that are no modules require what Node has
      banner: { js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);" },
      plugins: [workspaceModules(entries, directory)],
      logLevel: 'error',
    });
  }
  const unknown = Object.keys(made.metafile.inputs).filter((path) => !PACKAGE.test(path) && !FOLDERS.includes(path.split('/')[0]));
  if (unknown.length > 0) throw new Error(`A change of ${unknown.join(', ')} would not be noticed: name its folder in scripts/bundle.mjs`);
  await mkdir(dirname(directory), { recursive: true });
  const making = await mkdtemp(join(dirname(directory), 'making-'));
  try {
    // written here, because esbuild does not say what the system refused
    for (const { path, text } of made.outputFiles) {
      const place = join(making, relative(directory, path));
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, inAscii(text));
    }
    // another process may have been quicker
    if (!existsSync(directory)) await rename(making, directory).catch((error) => existsSync(directory) || Promise.reject(error));
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}
