import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, DefinePlugin } from '@rspack/core';
import { reachedBy } from '../reachedBy.ts';
import { ownFamilies, sharedConfig } from '../shared-modules.ts';
import { baseConfig } from './base.ts';
import { PublishedShellPlugin } from './PublishedShellPlugin.ts';

/** What the command line hands over. */
interface Environment {
  readonly version: string;
  readonly output: string;
  readonly variant?: string;
}

/** What every page needs from the start: React, the kit, and the families that the frame itself is made of. They travel in one file. */
const frameModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@territori/kit',
  '@territori/ui/theme',
  '@territori/ui/text',
];

/**
 * Configuration of the shell, run in its folder. The shell has the federation runtime, and no remotes: what it loads is decided at run time by the registry. A share that is already
 * loaded wins, so that a section's release cannot upgrade the shell's React.
 */
export default function shellConfig({ version, output, variant }: Environment): Configuration {
  const directory = process.cwd();
  const development = variant === 'development';
  return {
    ...baseConfig({ directory, output, uniqueName: `shell_${version}`, development }),
    name: 'shell',
    entry: { main: './src/main.ts' },
    optimization: {
      splitChunks: {
        chunks: 'async',
        minSize: 20_000,
        cacheGroups: {
          frame: { name: 'frame', enforce: true, test: reachedBy(frameModules) },
          default: { minChunks: 2, reuseExistingChunk: true },
          defaultVendors: false,
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: { ...sharedConfig(), ...ownFamilies() },
        remotes: {},
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        bridge: { enableBridgeRouter: false },
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      // the plugin writes a function of its own source into the entry; read through tsx, that source calls this helper of esbuild
      new DefinePlugin({ __name: '((named) => named)' }),
      new PublishedShellPlugin(version),
    ],
  };
}
