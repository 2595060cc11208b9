import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack, type SwcJsMinimizerRspackPluginOptions, type SwcLoaderOptions } from '@rspack/core';
import { findPackage } from '../sharedModules/installed.ts';
import { manifestTranslations } from '../translationFiles.ts';
import { buildFolder, inWorkspace, readPackage, root } from '../workspace.ts';

/** Browsers of the last three years; each supports ES2022 modules, `:has()` and container queries. */
const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4', 'ios_saf >= 16.4'];

/**
 * Milliseconds that a further file may take, as long as the shell waits for a section or a page: a retry then sends a
 * new request instead of waiting for the same answer.
 */
const FILE_LIMIT_MS = 8_000;

/**
 * Short names in a fixed order. By default they follow how often each letter occurs in a file, and that counts the
 * provisional hashes of other files, which depend on the folder of the build: then the same sources do not give the
 * same files everywhere (https://github.com/web-infra-dev/rspack/issues/14089). The option is SWC's; Rspack's types lack it.
 */
const minimizerOptions = { mangle: { disableCharFreq: true } } as NonNullable<SwcJsMinimizerRspackPluginOptions['minimizerOptions']>;

/** How to compile one package; shell, section and embed add their differences. */
export interface BuildOptions {
  /** The package's directory. */
  readonly directory: string;
  /** Where the files go. */
  readonly output: string;
  /** Unique in the page: two builds with the same name would confuse their chunks. */
  readonly uniqueName: string;
  readonly development: boolean;
  /** Served from memory with hot reload: file names stay the same instead of containing a hash. */
  readonly hotReload?: boolean;
  /** Whether each script gets a source map beside it, to which nothing in the script leads. */
  readonly maps?: boolean;
  /** Whether scripts and style sheets are made small, which takes as long as compiling them. */
  readonly minify?: boolean;
  /** The page's React is the production build, which knows neither the JSX of development nor React's hot reload. */
  readonly productionReact?: boolean;
}

/**
 * The folder of the translations: the bundler looks through it for `import(`@territori/languages/${language}/mf-home.json`)`, and finds no
 * folder by the name of a package that has `exports`.
 */
function translations(directory: string): Record<string, string> {
  const name = '@territori/languages';
  const folder = findPackage(name, directory);
  if (!folder) return {};
  const modules = Object.entries(readPackage(folder).exports ?? {}).filter(([module]) => module !== '.' && !module.includes('*'));
  const fileOf = (source: (typeof modules)[number][1]) => join(folder, typeof source === 'string' ? source : source.default);
  return { ...Object.fromEntries(modules.map(([module, source]) => [`${name}${module.slice(1)}$`, fileOf(source)])), [name]: folder };
}

/** Adds the titles of a section in other languages to its manifest; a section's own repository has them in the manifest. */
const manifestTitles = (directory: string) => ({
  loader: fileURLToPath(new URL('./manifestLoader.js', import.meta.url)),
  options: { files: inWorkspace ? manifestTranslations(root, relative(root, directory)) : {} },
});

/** The configuration that shell, sections and embeds share. */
export function baseConfig({
  directory,
  output,
  uniqueName,
  development,
  hotReload = false,
  productionReact = false,
  maps = false,
  minify = true,
}: BuildOptions): Configuration {
  const swc: SwcLoaderOptions = {
    env: { targets: browsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: development && !productionReact, refresh: hotReload && !productionReact },
      },
    },
  };
  return {
    context: directory,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    // no `eval`: the security policy applies in development too
    devtool: development ? 'cheap-module-source-map' : maps && 'hidden-source-map',
    output: {
      path: output,
      uniqueName: uniqueName.replaceAll(/\W/g, '_'),
      publicPath: 'auto',
      filename: hotReload ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: hotReload ? '[name].js' : '[contenthash:8].js',
      cssFilename: hotReload ? '[name].css' : '[contenthash:8].css',
      cssChunkFilename: hotReload ? '[name].css' : '[contenthash:8].css',
      assetModuleFilename: '[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: FILE_LIMIT_MS,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      // jspdf can draw HTML pages with these; ours are tables
      alias: { ...translations(directory), canvg: false, dompurify: false, html2canvas: false },
      // the files that a build adds to a section (`client/`) resolve the section's packages
      modules: ['node_modules', join(directory, 'node_modules'), join(buildFolder, 'node_modules')],
    },
    module: {
      rules: [
        // the text of a source, which the catalogue of components shows
        { resourceQuery: /^\?raw$/, type: 'asset/source' },
        // a worker whose address the source takes, in place of `new Worker(new URL(...))`
        {
          test: /\.worker\.[jt]s$/,
          dependency: 'url',
          type: 'asset/resource',
          generator: { filename: '[contenthash:8].js' },
          loader: fileURLToPath(new URL('./aloneLoader.js', import.meta.url)),
          options: { swc },
        },
        {
          test: /\.tsx?$/,
          dependency: { not: ['url'] },
          resourceQuery: { not: [/^\?raw$/] },
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: swc,
        },
        // the packed files of ours import as their sources do
        { test: /[\\/]@territori[\\/].*\.js$/, resolve: { fullySpecified: false } },
        {
          test: /[\\/]@fluentui[\\/]tokens[\\/]lib[\\/]tokens\.js$/,
          loader: fileURLToPath(new URL('./tokensLoader.js', import.meta.url)),
        },
        { include: join(directory, 'src/manifest.ts'), enforce: 'pre', use: manifestTitles(directory) },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2?|svg|png|jpg|ttf)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      ...(!minify && { minimize: false }),
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions }), new rspack.LightningCssMinimizerRspackPlugin()],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
