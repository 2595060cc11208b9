import { type Compilation, type Compiler, rspack, type StatsCompilation } from '@rspack/core';

/** The options of complete statistics: by default a list ends after a few entries and sums up the rest. */
export function statsOf(compilation: Compilation): StatsCompilation {
  return compilation.getStats().toJson({
    ...{ all: false, assets: true, chunks: true, chunkOrigins: true, entrypoints: true, ids: true },
    ...{ modules: true, nestedModules: true, orphanModules: true },
    ...{ assetsSpace: Number.MAX_SAFE_INTEGER, modulesSpace: Number.MAX_SAFE_INTEGER, nestedModulesSpace: Number.MAX_SAFE_INTEGER },
  });
}

/**
 * Adds files with statistics to a compilation, once all its other files are final: JSON, or bytes as they are. What `report` throws is an
 * error of the compilation: a development server goes on with the next edit, which it would not after an error of a plugin.
 * @param read reads the modules before the bundler joins them
 * @param report receives the statistics, the compilation and what `read` returned, and returns the files by name
 */
export function emitReport<Read>(
  compiler: Compiler,
  read: (compilation: Compilation) => Read,
  report: (stats: StatsCompilation, compilation: Compilation, read: Read) => Record<string, unknown>,
): void {
  compiler.hooks.thisCompilation.tap('report', (compilation) => {
    let found: Read;
    compilation.hooks.seal.tap('report', () => {
      found = read(compilation);
    });
    compilation.hooks.processAssets.tap({ name: 'report', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
      try {
        for (const [file, content] of Object.entries(report(statsOf(compilation), compilation, found))) {
          const written = content instanceof Uint8Array ? Buffer.from(content) : `${JSON.stringify(content, null, 2)}\n`;
          compilation.emitAsset(file, new rspack.sources.RawSource(written));
        }
      } catch (error) {
        compilation.errors.push(error as Error);
      }
    });
  });
}
