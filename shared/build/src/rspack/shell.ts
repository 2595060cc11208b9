import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { sharedConfig } from '../shared-modules.ts';
import { baseConfig } from './base.ts';
import { PublishedShellPlugin } from './PublishedShellPlugin.ts';

/** What the command line hands over. */
interface Environment {
  readonly version: string;
  readonly output: string;
  readonly variant?: string;
}

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
      splitChunks: { chunks: 'async', minSize: 20_000, cacheGroups: { default: false, defaultVendors: false } },
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
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new PublishedShellPlugin(version),
    ],
  };
}
