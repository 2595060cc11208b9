import { join } from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { clientFile } from '../workspace.ts';
import { baseConfig } from './base.ts';
import { embedTypes } from './embedTypes.ts';
import { frameworkFlags } from './frameworkFlags.ts';
import { textChunks } from './textChunks.ts';

/**
 * A browser remembers a module that failed or hangs, and does not request it again under the same address. The limit
 * equals the section's limit for a page, so that a retry sends a new request.
 */
const importAgainElsewhere = `
const attempts = {};
const importChunk = (address) => {
  const attempt = attempts[address] ?? 0;
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("Loading chunk " + address + " failed: nothing came")), 8000);
  });
  return Promise.race([import(attempt ? address + "?attempt=" + attempt : address), late])
    .catch((reason) => {
      attempts[address] = attempt + 1;
      throw reason;
    })
    .finally(() => clearTimeout(timer));
};`;

/**
 * The second artefact of an embeddable section: one ES module, `embed.js`, that defines its custom element and needs
 * nothing from the page, with its types for hosts in TypeScript beside it.
 */
export function embedConfig({
  directory,
  id,
  version,
  output,
  maps,
}: {
  directory: string;
  id: string;
  version: string;
  output: string;
  maps: boolean;
}): Configuration {
  const base = baseConfig({ directory, output, uniqueName: `territori_${id}_${version}`, development: false, maps });
  return {
    ...base,
    name: 'embed',
    entry: { embed: clientFile('embed') },
    output: {
      ...base.output,
      filename: 'embed.js',
      chunkFilename: 'embed/[contenthash:8].js',
      cssChunkFilename: 'embed/[contenthash:8].css',
      assetModuleFilename: 'embed/[contenthash:8][ext]',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      importFunctionName: 'importChunk',
      library: { type: 'module' },
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, '@territori/section$': join(directory, 'src/section.ts') } },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { texts: textChunks((_file, tag) => `texts-${tag}`) } },
    },
    plugins: [
      frameworkFlags(),
      new rspack.BannerPlugin({ banner: importAgainElsewhere, raw: true, entryOnly: true }),
      {
        apply: ({ hooks }: Compiler) => {
          hooks.thisCompilation.tap('types', (compilation) => {
            compilation.hooks.additionalAssets.tap('types', () => {
              compilation.emitAsset('embed.d.ts', new rspack.sources.RawSource(embedTypes(id)));
            });
          });
        },
      },
    ],
  };
}
