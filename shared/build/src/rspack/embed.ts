import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { root } from '../workspace.ts';
import { baseConfig } from './base.ts';

/** The second artefact of an embeddable section: one ES module, `embed.js`, that defines its custom element and needs nothing from the page. */
export function embedConfig({
  directory,
  id,
  version,
  output,
}: {
  directory: string;
  id: string;
  version: string;
  output: string;
}): Configuration {
  const base = baseConfig({ directory, output, uniqueName: `territori_${id}_${version}`, development: false });
  return {
    ...base,
    name: 'embed',
    entry: { embed: join(root, 'shared/build/client/embed.ts') },
    output: {
      ...base.output,
      filename: 'embed.js',
      chunkFilename: 'embed/[contenthash:10].js',
      cssChunkFilename: 'embed/[contenthash:10].css',
      assetModuleFilename: 'embed/[contenthash:10][ext]',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, '@territori/section$': join(directory, 'src/section.ts') } },
  };
}
