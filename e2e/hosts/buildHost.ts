import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import { build } from 'vite';
import webpack from 'webpack';

/** What a host is told when it is built. */
interface HostOptions {
  /** Address of the section's `remoteEntry.js`. */
  readonly remote: string;
  readonly api: string;
  /** Where the files go. */
  readonly output: string;
}

const folderOf = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));

/** Builds the host of `hosts/webpack` with webpack's own federation plugin. */
async function buildWithWebpack({ remote, api, output }: HostOptions): Promise<void> {
  const context = folderOf('webpack');
  const compiler = webpack({
    context,
    mode: 'production',
    entry: { main: './main.js' },
    output: { path: output, filename: '[name].js' },
    plugins: [
      new webpack.DefinePlugin({ API: JSON.stringify(api) }),
      new webpack.container.ModuleFederationPlugin({ name: 'host', remotes: { glossario: `mf_glossario@${remote}` } }),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve()));
  });
  await copyFile(join(context, 'index.html'), join(output, 'index.html'));
}

/** Builds the host of `hosts/vite` with the federation plugin for Vite; its remote is registered at run time. */
async function buildWithVite({ remote, api, output }: HostOptions): Promise<void> {
  await build({
    root: folderOf('vite'),
    configFile: false,
    logLevel: 'error',
    define: { API: JSON.stringify(api), REMOTE: JSON.stringify(remote) },
    build: { outDir: output, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
    plugins: [federation({ name: 'host', remotes: {}, dts: false })],
  });
}

/** How each kind of host is built. */
export const hostBuilders = { webpack: buildWithWebpack, Vite: buildWithVite };
