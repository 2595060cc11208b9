import { type Compiler, rspack } from '@rspack/core';
import { statsOf } from './emitReport.ts';
import { ENTRY } from './entry.ts';
import { isOwnChunk } from './PublishedSectionPlugin.ts';
import { scriptHashes } from './scriptHashes.ts';

interface Options {
  /** Whether the entry contains the hashes of the section's own files, so that the browser runs only unaltered files. */
  readonly verified: boolean;
}

/**
 * A repeated request for a file uses another query: under the same address the browser would reuse the answer that hung
 * or was wrong. The number of attempts is stored in the page's list in which the build's files register themselves,
 * because a section's entry may be loaded again too.
 */
const askAgainElsewhere = (registered: string) => `
var asked = ((self[${JSON.stringify(registered)}] ||= []).asked ||= {});
if (asked[url]) script.src = url + "?attempt=" + asked[url];
asked[url] = (asked[url] || 0) + 1;
`;

/** Placeholder for the hashes by chunk id, until all files are final. */
const HASHES = '__CHUNK_HASHES__';
const verify = `
var hash = ${HASHES}[chunkId];
if (hash) script.integrity = hash;
`;

const NAME = 'chunk scripts';

/** Changes the scripts with which a build loads its further files. The variable names are those of the bundler's loader. */
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
