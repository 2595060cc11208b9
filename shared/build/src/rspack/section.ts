import { basename, join, relative } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { refusePathClashes } from '../sectionChecks/refusePathClashes.ts';
import { refuseOtherVersions } from '../sharedModules/refuseOtherVersions.ts';
import { sharedConfig } from '../sharedModules/sharedModules.ts';
import { clientFile, containerName, manifestIn } from '../workspace.ts';
import { baseConfig } from './base.ts';
import { ChunkScriptsPlugin } from './ChunkScriptsPlugin.ts';
import { embedConfig } from './embed.ts';
import { EXPOSED } from './federationManifest.ts';
import { frameworkFlags } from './frameworkFlags.ts';
import { PathFreeModuleIdsPlugin } from './PathFreeModuleIdsPlugin.ts';
import { PublishedSectionPlugin, SECTION_CHUNK } from './PublishedSectionPlugin.ts';
import { takenModules } from './takenModules.ts';
import { textChunks } from './textChunks.ts';

/** The options of the command line: `--env version=1.0.0-3f2a9c1b --env output=<folder>`. */
interface Environment {
  readonly version: string;
  readonly output: string;
  readonly variant?: string;
  readonly maps?: 'yes';
}

/**
 * The section's own translations are one file a language. Those of shared packages, which only a page without the shell takes from the
 * section, are one file for all languages: the entry names every file with its hash, and is to have room for further languages.
 */
const textGroup = (file: string, tag: string, section: string): string =>
  file.startsWith(`${section}.`) || file.startsWith(`${section}/`) ? `texts-${tag}` : 'copied-texts';

/**
 * Configuration of a section, run in its folder. The portal's artefact is a native container: it contains no federation
 * runtime, and also loads in a page without one. An embeddable section gets its second artefact,
 * `embed.js`, from the same run.
 */
export default async function sectionConfig({ version, output, variant, maps: wanted }: Environment): Promise<Configuration[]> {
  const directory = process.cwd();
  refuseOtherVersions(directory);
  await refusePathClashes();
  const manifest = await manifestIn(directory);
  const { id } = manifest;
  const container = containerName(id);
  const maps = wanted === 'yes';
  // for the shell of this machine alone: what a page without the shell needs is missing
  const quick = variant === 'quick';
  const base = baseConfig({ directory, output, uniqueName: `${container}_${version}`, development: false, maps, minify: !quick });
  const portal: Configuration = {
    ...base,
    name: 'section',
    entry: {},
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, '@territori/section$': join(directory, 'src/section.ts') } },
    optimization: {
      ...base.optimization,
      // Two modules lead to a section's copy of a shared module, one that provides it and one that falls back to it: both use one file.
      splitChunks: {
        chunks: 'async',
        minSize: 10_000,
        cacheGroups: {
          taken: takenModules,
          texts: textChunks((file, tag) => textGroup(file, tag, basename(directory))),
          // what several copies have in common is in one file: each file more would lengthen the entry, which every visitor downloads
          copies: { name: 'copies', minChunks: 2, enforce: true, test: /\/node_modules\// },
          default: { minChunks: 2, reuseExistingChunk: true },
          defaultVendors: false,
        },
      },
    },
    plugins: [
      frameworkFlags(),
      new rspack.container.ModuleFederationPluginV1({
        name: container,
        filename: 'remoteEntry.js',
        exposes: {
          './section': { import: './src/section.ts', name: SECTION_CHUNK },
          // relative, because the paths are part of the container's name and id
          ...(!quick && { './mount': { import: `./${relative(directory, clientFile('mount'))}`, name: EXPOSED['./mount'] } }),
        },
        shared: sharedConfig({ fallback: !quick }),
      }),
      new PathFreeModuleIdsPlugin(),
      new ChunkScriptsPlugin({ verified: true }),
      new PublishedSectionPlugin({ manifest: () => manifest, version, container }),
    ],
  };
  return manifest.embeddable && !quick ? [portal, embedConfig({ directory, id, version, output, maps })] : [portal];
}
