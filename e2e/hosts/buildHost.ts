import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import { build } from 'vite';
import webpack from 'webpack';

/** The settings with which a host is built. */
interface HostOptions {
  /** Address of the section's `remoteEntry.js`. */
  readonly remote: string;
  /** Address of the section's `embed.js`. */
  readonly embed: string;
  readonly api: string;
  /** Where the files go. */
  readonly output: string;
}

type Federation = ConstructorParameters<typeof webpack.container.ModuleFederationPlugin>[0];

const folderOf = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));

/** Builds a host with webpack and its own federation plugin. */
async function buildWithWebpack(name: string, { embed, api, output }: HostOptions, options: Federation): Promise<void> {
  const context = folderOf(name);
  const compiler = webpack({
    context,
    mode: 'production',
    entry: { main: './main.js' },
    output: { path: output, filename: '[name].js' },
    plugins: [
      new webpack.DefinePlugin({ API: JSON.stringify(api), EMBED: JSON.stringify(embed) }),
      new webpack.container.ModuleFederationPlugin({ name: 'host', ...options }),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve()));
  });
  await copyFile(join(context, 'index.html'), join(output, 'index.html'));
}

/** The host of `hosts/webpack`. */
const buildPlain = (options: HostOptions): Promise<void> =>
  buildWithWebpack('webpack', options, { remotes: { glossario: `mf_glossario@${options.remote}` } });

/** The host of `hosts/react`: the section gets a separate share scope, so that it does not use the host's React. */
export const buildWithOtherReact = (options: HostOptions): Promise<void> =>
  buildWithWebpack('react', options, {
    remotes: { glossario: { external: `mf_glossario@${options.remote}`, shareScope: 'territori' } },
    shared: { react: { singleton: true, eager: true }, 'react-dom': { singleton: true, eager: true } },
  });

/** The host of `hosts/vite`, built with the federation plugin for Vite; its remote is registered at run time. */
async function buildWithVite({ api, output }: HostOptions, remote: object): Promise<void> {
  await build({
    root: folderOf('vite'),
    configFile: false,
    logLevel: 'error',
    define: { API: JSON.stringify(api), REMOTE: JSON.stringify(remote) },
    build: { outDir: output, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
    plugins: [federation({ name: 'host', remotes: {}, dts: false })],
  });
}

/** A host of the runtime of Module Federation that is given the section's entry. */
const buildByEntry = (options: HostOptions): Promise<void> =>
  buildWithVite(options, { name: 'mf_glossario', entry: options.remote, type: 'var', entryGlobalName: 'mf_glossario' });

/** A host of the same runtime that is given only the section's manifest, in the format of Module Federation. */
const buildByManifest = (options: HostOptions): Promise<void> =>
  buildWithVite(options, { name: 'mf_glossario', entry: new URL('mf-manifest.json', options.remote).href });

/** The same with the manifest of the version that runs, whose address has no version. */
const buildByStableManifest = (options: HostOptions): Promise<void> =>
  buildWithVite(options, { name: 'mf_glossario', entry: new URL('../mf-manifest.json', options.remote).href });

/** How each kind of host without a React is built. */
export const hostBuilders = {
  ...{ webpack: buildPlain, Vite: buildByEntry },
  ...{ 'manifest-reading': buildByManifest, 'version-following': buildByStableManifest },
};
