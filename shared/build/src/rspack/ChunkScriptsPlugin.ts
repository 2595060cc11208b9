import { type Compiler, rspack } from '@rspack/core';
import { statsOf } from '../emitReport.ts';
import { ENTRY } from './entry.ts';
import { isOwnChunk } from './PublishedSectionPlugin.ts';
import { scriptHashes } from './scriptHashes.ts';

interface Options {
  /** Whether the entry carries the hashes of the section's own files, so that the browser runs none that was altered. */
  readonly verified: boolean;
}

/**
 * A file that is asked for again has another query: under the same address the browser would go on with the answer that hung, or was wrong. How often is noted where the build's files
 * register themselves, a list of the page, because a section's entry too may be loaded again.
 */
const askAgainElsewhere = (registered: string) => `
var asked = ((self[${JSON.stringify(registered)}] ||= []).asked ||= {});
if (asked[url]) script.src = url + "?attempt=" + asked[url];
asked[url] = (asked[url] || 0) + 1;
`;

/** Stands in the entry for the hashes, by the number of the chunk, until all files are final. */
const HASHES = '__CHUNK_HASHES__';
const verify = `
var hash = ${HASHES}[chunkId];
if (hash) script.integrity = hash;
`;

const NAME = 'chunk scripts';

/** What a build does with the scripts by which it loads its further files. Names of variables are those of the bundler's loader. */
export class ChunkScriptsPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { verified } = this.#options;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation);
      const again = askAgainElsewhere(String(compilation.outputOptions.chunkLoadingGlobal));
      createScript.tap(NAME, (code) => code + again + (verified ? verify : ''));
      if (!verified) return;
      compilation.hooks.processAssets.tap({ name: NAME, stage: rspack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE }, () => {
        const own = (statsOf(compilation).chunks ?? []).filter(isOwnChunk);
        const hashes = own.flatMap(({ id, files = [] }) =>
          Object.values(scriptHashes(compilation, files)).map((hash) => [id, hash] as const),
        );
        compilation.updateAsset(
          ENTRY,
          (source) =>
            new rspack.sources.RawSource(
              source
                .source()
                .toString()
                .replace(HASHES, () => JSON.stringify(Object.fromEntries(hashes))),
            ),
        );
      });
    });
  }
}
