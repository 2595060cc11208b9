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
      const stats = compilation.getStats().toJson({
        ...{
          all: false,
          assets: true,
          chunks: true,
          chunkOrigins: true,
          entrypoints: true,
          modules: true,
          nestedModules: true,
          orphanModules: true,
          ids: true,
        },
        // all of them: by default a list ends after a few and sums up the rest
        ...{ assetsSpace: Number.MAX_SAFE_INTEGER, modulesSpace: Number.MAX_SAFE_INTEGER, nestedModulesSpace: Number.MAX_SAFE_INTEGER },
      });
      for (const [file, content] of Object.entries(report(stats, compilation))) {
        compilation.emitAsset(file, new rspack.sources.RawSource(`${JSON.stringify(content, null, 2)}\n`));
      }
    });
  });
}
