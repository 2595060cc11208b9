import { type Compilation, type Compiler, rspack, type StatsCompilation } from '@rspack/core';

/**
 * Adds JSON files to a compilation that tell about it, once all its other files are final.
 * @param report is given the statistics and returns the files by name
 */
export function emitReport(
  compiler: Compiler,
  report: (stats: StatsCompilation, compilation: Compilation) => Record<string, unknown>,
): void {
  compiler.hooks.thisCompilation.tap('report', (compilation) => {
    compilation.hooks.processAssets.tap({ name: 'report', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
      const stats = compilation
        .getStats()
        .toJson({ all: false, assets: true, chunks: true, chunkOrigins: true, entrypoints: true, modules: true, ids: true });
      for (const [file, content] of Object.entries(report(stats, compilation))) {
        compilation.emitAsset(file, new rspack.sources.RawSource(`${JSON.stringify(content, null, 2)}\n`));
      }
    });
  });
}
