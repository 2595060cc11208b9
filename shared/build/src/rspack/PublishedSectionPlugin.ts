import { relative } from 'node:path';
import type { Compilation, Compiler, StatsChunk, StatsCompilation } from '@rspack/core';
import { CONTRACT, type PublishedSection, type SectionManifest } from '@territori/contract';
import type { Weights } from '../budget/checkBudget.ts';
import { type Cover, coverOf } from '../coverOf.ts';
import { packageOf } from '../sharedModules/packageOf.ts';
import { consumedRequests } from '../sharedModules/sharedInStats.ts';
import { refuseUnprovided, sharedModules } from '../sharedModules/sharedModules.ts';
import { sharedSources } from '../sharedModules/sharedSources.ts';
import { messageFiles } from '../translationFiles.ts';
import { inWorkspace, root } from '../workspace.ts';
import { emitReport } from './emitReport.ts';
import { ENTRY } from './entry.ts';
import { EXPOSED, federationManifest } from './federationManifest.ts';
import { federationTypes } from './federationTypes.ts';
import { scriptHashes } from './scriptHashes.ts';
import { usedNames } from './sharedNames.ts';
import { gzipBytes, modulesByFile, modulesIn } from './weigh.ts';

interface Options {
  /** The section's manifest when a compilation ends: on a development server it changes. */
  readonly manifest: () => SectionManifest;
  readonly version: string;
  readonly container: string;
}

/** `build.json`, beside `section.json`: facts about a build for the release tools, which no visitor downloads. */
export interface SectionBuild {
  /** Shared modules that the first page takes from the shell, by import name (`@territori/ui/button`). */
  readonly firstPageShared: readonly string[];
  /** Hashes of the files of the first page, for preloading them. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly cover?: Cover;
}

/** Writes `section.json`, `mf-manifest.json` with its types, `build.json` and `weights.json` from the manifest and the compilation. */
export class PublishedSectionPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { version, container } = this.#options;
    const names = (compilation: Compilation) => usedNames(compilation, compiler.context);
    emitReport(compiler, names, (stats, compilation, uses) => {
      const scripts = Object.keys(compilation.assets).filter((file) => file.endsWith('.js'));
      refuseUnprovided(consumedRequests(stats));
      const used = new Set(consumedRequests(stats).map(packageOf));
      const versions = sharedModules.filter(({ request }) => used.has(packageOf(request)));
      const { files, shared } = firstPage(stats);
      const cover = coverOf(
        messageFiles(compiler.context, inWorkspace ? { root, folder: relative(root, compiler.context) } : undefined),
        this.#options.manifest(),
      );
      // a build for this machine alone offers nothing to other sites
      const isOffered = stats.chunks?.some((chunk) => chunk.names?.includes(EXPOSED['./mount'])) ?? false;
      return {
        'section.json': {
          ...this.#options.manifest(),
          contract: CONTRACT,
          version,
          container,
          needs: Object.fromEntries(
            versions.filter(({ singleton }) => singleton).map((module) => [packageOf(module.request), `^${module.version}`]),
          ),
          builtWith: Object.fromEntries(versions.map((module) => [packageOf(module.request), module.version])),
          uses,
          sharedSources: sharedSources(),
          sizes: { entry: gzipBytes(compilation, [ENTRY]), total: gzipBytes(compilation, scripts) },
          firstPage: files,
        } satisfies PublishedSection,
        'mf-manifest.json': federationManifest(stats, { container, version, uses: new Set(versions.map(({ request }) => request)) }),
        ...(isOffered && federationTypes(this.#options.manifest().id)),
        'build.json': {
          firstPageShared: shared,
          integrity: scriptHashes(compilation, files),
          ...(cover && { cover }),
        } satisfies SectionBuild,
        'weights.json': {
          parts: { entry: gzipBytes(compilation, [ENTRY]), firstPage: gzipBytes(compilation, files) },
          modules: modulesIn(stats, files),
          files: modulesByFile(stats),
        } satisfies Weights,
      };
    });
  }
}

/** The chunk that holds what the container exposes as `./section`. */
export const SECTION_CHUNK = 'section';

/**
 * Whether the portal takes a chunk from the section: true when the section's own sources lead to it and it is not a
 * copy of a shared module.
 */
export function isOwnChunk({ names = [], origins = [] }: StatsChunk): boolean {
  return names.includes(SECTION_CHUNK) || origins.some(({ moduleName }) => moduleName?.startsWith('./src/'));
}

/** The module that imports the pages; the bundler may have joined it with others. */
const isDefinition = (name = '') => name === './src/section.ts' || name.startsWith('./src/section.ts + ');

/** The files that the section's first route needs beside its entry, and the shared modules that these use. */
function firstPage({ chunks = [], modules = [] }: StatsCompilation): { files: string[]; shared: string[] } {
  const definition = chunks.filter(({ names }) => names?.includes(SECTION_CHUNK));
  const place = (loc = '') => loc.split(/[:-]/, 2).map(Number) as [number, number];
  const imports = chunks
    .flatMap(({ id, origins = [] }) =>
      origins.filter(({ moduleName }) => isDefinition(moduleName)).map(({ loc }) => ({ id, loc, place: place(loc) })),
    )
    .sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1]);
  const page = imports.filter(({ loc }) => loc === imports[0]?.loc);
  const needed = new Set([...definition, ...page].map(({ id }) => id).filter((id) => id !== undefined));
  const files = chunks.filter(({ id }) => id !== undefined && needed.has(id)).flatMap((chunk) => chunk.files ?? []);
  return { files: [...new Set(files)].sort(), shared: consumedRequests({ chunks, modules }, needed) };
}
