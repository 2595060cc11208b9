import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ownPaths } from '../sectionChecks/ownPaths.ts';
import { readManifest, root, sectionDirectory, sectionIds } from '../workspace.ts';
import { baseConfig } from './base.ts';
import { CompileAheadPlugin } from './CompileAheadPlugin.ts';
import { PublishedShellPlugin } from './PublishedShellPlugin.ts';

const replacements = join(root, 'shared/build/client/monolith');

/**
 * The same source as one bundle without federation, split by route, with which the benchmark compares the federated
 * portal. Run it in the shell's folder. Three modules differ: the loading of sections, the reading of the registry, and what the tools of
 * Module Federation see.
 */
export default async function monolithConfig({ output }: { output: string }): Promise<Configuration> {
  const ids = sectionIds();
  const manifests = await Promise.all(ids.map(readManifest));
  const imports = ids.map((id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(join(sectionDirectory(id), 'src/section.ts'))})`);
  const base = baseConfig({ directory: process.cwd(), output, uniqueName: 'monolith', development: false });
  const sections = join(replacements, 'sections.js');
  return {
    ...base,
    name: 'monolith',
    entry: { main: './src/start/main.ts' },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        '@territori/sections$': sections,
        '@module-federation/enhanced/runtime$': join(replacements, 'runtime.ts'),
      },
    },
    optimization: { ...base.optimization, splitChunks: { chunks: 'all' } },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({
        [sections]: `export const manifests = ${JSON.stringify(manifests)};\nexport const load = {${imports.join(',')}};\n`,
      }),
      ...['loadContainer', 'readRegistry', 'registerWithFederation'].map(
        (name) => new rspack.NormalModuleReplacementPlugin(new RegExp(`^\\.{1,2}/.*\\b${name}\\.ts$`), join(replacements, `${name}.ts`)),
      ),
      new CompileAheadPlugin((chunk) => chunk.canBeInitial()),
      new PublishedShellPlugin('monolith', await ownPaths()),
    ],
  };
}
