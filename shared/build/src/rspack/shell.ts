import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, DefinePlugin, type Module, rspack } from '@rspack/core';
import { ownPaths } from '../sectionChecks/ownPaths.ts';
import { reachedBy } from '../sharedModules/reachedBy.ts';
import { providedByShell, sharedConfig } from '../sharedModules/sharedModules.ts';
import { baseConfig } from './base.ts';
import { ChunkScriptsPlugin } from './ChunkScriptsPlugin.ts';
import { CompileAheadPlugin } from './CompileAheadPlugin.ts';
import { PathFreeModuleIdsPlugin } from './PathFreeModuleIdsPlugin.ts';
import { FRAME_CHUNK, PublishedShellPlugin } from './PublishedShellPlugin.ts';
import { takenModules } from './takenModules.ts';
import { textChunks } from './textChunks.ts';

/** The options of the command line. */
interface Environment {
  readonly version: string;
  readonly output: string;
  readonly variant?: string;
  readonly maps?: 'yes';
}

/**
 * The modules that every page needs from the start: React, the style renderer, the kit, and the families of the frame
 * and of nearly every first page. They are in one file, which compresses better than many and costs one round trip.
 */
const frameModules = [
  ...['react', 'react-dom', '@griffel/react', '@fluentui/react-shared-contexts'],
  ...['@territori/kit', '@territori/kit/portal', '@territori/kit/query', '@territori/kit/router', '@territori/kit/store'],
  ...['theme', 'text', 'layout', 'link', 'button', 'icon', 'feedback'].map((family) => `@territori/ui/${family}`),
];

/** What the home and the first pages of sections show beside the frame: text boxes, cards, a chart. */
const firstFamilies = ['@fluentui/react-field', ...['field', 'card', 'chart', 'dialog'].map((family) => `@territori/ui/${family}`)];

/** The list of the translations of one file of texts, which the bundler makes of an import with the tag of a language in it. */
const isTextMap = (module: Module) => module.identifier().includes('/languages|lazy|');

type ModuleTest = ReturnType<typeof reachedBy>;

const isFluent: ModuleTest = (module) => 'resource' in module && /\/node_modules\/@fluentui\//.test(String(module.resource));
const both =
  (first: ModuleTest, second: ModuleTest): ModuleTest =>
  (...module) =>
    first(...module) && second(...module);

/** Chunks that pages start with: the entry, and those named below. */
const startingChunks = new Set(['main', FRAME_CHUNK, 'firstParts', 'flow', 'parts']);

/** The packages of the federation runtime, and the CommonJS files by which the plugin names them. */
function runtimeFiles(): [name: string, file: string][] {
  const require = createRequire(import.meta.url);
  const tools = createRequire(createRequire(require.resolve('@module-federation/enhanced')).resolve('@module-federation/runtime-tools'));
  return ['@module-federation/runtime', '@module-federation/webpack-bundler-runtime'].map((name) => [name, tools.resolve(name)]);
}

/** CommonJS files are included whole; from the ES modules of the same program the bundler removes unused code. */
function treeShakableRuntime(): Record<string, string> {
  const aliases = runtimeFiles().flatMap(([name, file]) => [file, `${name}$`].map((from) => [from, file.replace(/\.cjs$/, '.js')]));
  return Object.fromEntries(aliases);
}

/**
 * The name of the plugin's entry module is its source, which imports the runtime by file path. With the package name
 * instead, the module's name does not depend on the workspace's folder.
 */
function runtimeByPackage() {
  return new rspack.NormalModuleReplacementPlugin(/^@module-federation\/runtime\/rspack\.js!=!data:/, (entry) => {
    for (const [name, file] of runtimeFiles()) entry.request = entry.request.replaceAll(encodeURIComponent(file), encodeURIComponent(name));
  });
}

/**
 * Configuration of the shell, run in its folder. The shell has the federation runtime, but no remotes: the registry
 * decides at run time what it loads. A loaded share takes precedence, so that a section's release cannot upgrade the
 * shell's React.
 */
export default async function shellConfig({ version, output, variant, maps }: Environment): Promise<Configuration> {
  const directory = process.cwd();
  const development = variant === 'development';
  const base = baseConfig({
    directory,
    output,
    uniqueName: `shell_${version}`,
    development,
    maps: maps === 'yes',
    minify: variant !== 'quick',
  });
  return {
    ...base,
    name: 'shell',
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...treeShakableRuntime() } },
    entry: { main: './src/start/main.ts' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        minSize: 20_000,
        cacheGroups: {
          taken: takenModules,
          // the translations of what every page may show are one file a language; those of single pages of the shell come with them
          // which file has which language, for every package: without this each would be a file of its own
          textMaps: { name: FRAME_CHUNK, enforce: true, priority: 5, test: isTextMap },
          texts: textChunks((file, tag) => `${/^shell\/(\w+)/.exec(file)?.[1] ?? 'texts'}-${tag}`),
          frame: { name: FRAME_CHUNK, enforce: true, priority: 3, test: reachedBy(frameModules) },
          // modules that search pages and viewer share, and parts of several families: many small modules, one file each group;
          // the files of exports and of the map are loaded where there are some, and the home begins with `LaterPart` alone
          flow: {
            name: 'flow',
            enforce: true,
            priority: 1,
            minChunks: 2,
            test: /\/report-flow\/src\/(?!LaterPart|export\.|saveFile\.|map|stillMap\.|figureMap\.)|\/shared\/map\/src\/figureMap\//,
          },
          firstParts: { name: 'firstParts', enforce: true, priority: 2, minChunks: 2, test: both(isFluent, reachedBy(firstFamilies)) },
          parts: { name: 'parts', enforce: true, priority: 1, minChunks: 2, test: isFluent },
          // whatever its size: a module that two files need has a separate file, so it is never downloaded twice
          default: { minChunks: 2, minSize: 0, reuseExistingChunk: true },
          defaultVendors: false,
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedConfig(),
        remotes: {},
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        bridge: { enableBridgeRouter: false },
        // the shell loads and verifies sections, which are native containers; it only needs the share scope of the runtime
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
      // by file: only provided, because the shell's own imports by file lead to the same module
      new rspack.sharing.ProvideSharedPlugin({ provides: providedByShell(), enhanced: true }),
      // the plugin copies one of its functions into the entry; run through tsx, the copy calls esbuild's helper `__name`
      new DefinePlugin({ __name: '((named) => named)' }),
      runtimeByPackage(),
      new PathFreeModuleIdsPlugin(),
      new ChunkScriptsPlugin({ verified: false }),
      ...(development ? [] : [new CompileAheadPlugin(({ name = '' }) => startingChunks.has(name))]),
      new PublishedShellPlugin(version, await ownPaths()),
    ],
  };
}
