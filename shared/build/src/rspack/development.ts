import { basename, join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { refuseOtherVersions } from '../refuseOtherVersions.ts';
import { refusePathClashes } from '../refusePathClashes.ts';
import { sharedConfig } from '../sharedModules.ts';
import { containerName, readManifest, root } from '../workspace.ts';
import { baseConfig } from './base.ts';
import { PublishedSectionPlugin, SECTION_CHUNK } from './PublishedSectionPlugin.ts';

/** The options of the command line: `--env port=4401`. */
interface Environment {
  readonly port: string;
}

/** Configuration of a section under development, run in its folder: the same container with hot reload, served from a separate port. */
export default async function developmentConfig({ port }: Environment): Promise<Configuration> {
  const directory = process.cwd();
  refuseOtherVersions(directory);
  await refusePathClashes();
  const id = basename(directory).slice('mf-'.length);
  const container = containerName(id);
  const version = 'development';
  const base = baseConfig({
    directory,
    output: join(directory, 'dist/development'),
    uniqueName: `${container}_${version}`,
    development: true,
    hotReload: true,
  });
  return {
    ...base,
    name: id,
    entry: {},
    output: { ...base.output, publicPath: `http://localhost:${port}/` },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, '@territori/section$': join(directory, 'src/section.ts') } },
    lazyCompilation: false,
    devServer: {
      host: 'localhost',
      port: Number(port),
      hot: true,
      liveReload: false,
      historyApiFallback: false,
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: ['localhost'],
      client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
    },
    plugins: [
      new rspack.container.ModuleFederationPluginV1({
        name: container,
        filename: 'remoteEntry.js',
        exposes: {
          './section': { import: './src/section.ts', name: SECTION_CHUNK },
          './mount': join(root, 'shared/build/client/mount.ts'),
        },
        shared: sharedConfig(),
      }),
      new PublishedSectionPlugin({ manifest: await readManifest(id), version, container }),
      new ReactRefreshRspackPlugin(),
    ],
  };
}
