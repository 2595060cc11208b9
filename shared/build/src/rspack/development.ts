import { join, relative } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { refuseOtherVersions } from '../sharedModules/refuseOtherVersions.ts';
import { sharedConfig } from '../sharedModules/sharedModules.ts';
import { clientFile, containerName } from '../workspace.ts';
import { baseConfig } from './base.ts';
import { frameworkFlags } from './frameworkFlags.ts';
import { PublishedSectionPlugin, SECTION_CHUNK } from './PublishedSectionPlugin.ts';
import { TypeCheckPlugin } from './TypeCheckPlugin.ts';
import { WatchedManifestPlugin } from './WatchedManifestPlugin.ts';

/** The options of the command line: `--env port=4401 --env portal=deployed`. */
interface Environment {
  readonly port: string;
  /** Given when the section runs inside a deployed portal, whose shell has React's production build. */
  readonly portal?: 'deployed';
}

/** Configuration of a section under development, run in its folder: the same container with hot reload, served from a separate port. */
export default async function developmentConfig({ port, portal }: Environment): Promise<Configuration> {
  const directory = process.cwd();
  refuseOtherVersions(directory);
  const watched = await WatchedManifestPlugin.of(directory);
  const { id } = watched.manifest;
  const deployed = portal === 'deployed';
  const container = containerName(id);
  const version = 'development';
  const base = baseConfig({
    directory,
    output: join(directory, 'dist/development'),
    uniqueName: `${container}_${version}`,
    development: true,
    hotReload: true,
    productionReact: deployed,
  });
  const inSection = (file: string) => `./${relative(directory, file)}`;
  return {
    ...base,
    name: id,
    entry: {},
    output: { ...base.output, publicPath: `http://localhost:${port}/` },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, '@territori/section$': join(directory, 'src/section.ts') } },
    lazyCompilation: false,
    // an editor may empty a file before it writes it: both are one change
    watchOptions: { aggregateTimeout: 100 },
    // a page that received a module with a mistake would not find its way back when the mistake is mended
    optimization: { ...base.optimization, emitOnErrors: false },
    devServer: {
      host: 'localhost',
      port: Number(port),
      hot: true,
      liveReload: false,
      historyApiFallback: false,
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: ['localhost'],
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, webSocketURL: `ws://localhost:${port}/ws` },
    },
    plugins: [
      frameworkFlags(),
      new rspack.container.ModuleFederationPluginV1({
        name: container,
        filename: 'remoteEntry.js',
        exposes: {
          './section': { import: inSection(clientFile('hotSection')), name: SECTION_CHUNK },
          './mount': inSection(clientFile('mount')),
        },
        shared: sharedConfig(),
      }),
      watched,
      new PublishedSectionPlugin({ manifest: () => watched.manifest, version, container }),
      new TypeCheckPlugin(directory),
      ...(deployed ? [] : [new ReactRefreshRspackPlugin()]),
    ],
  };
}
