import { gzipSync } from 'node:zlib';
import type { Compilation, StatsCompilation, StatsModule } from '@rspack/core';

/** Gzip bytes of files of a compilation, together. */
export function gzipBytes(compilation: Compilation, files: Iterable<string>): number {
  let sum = 0;
  for (const file of new Set(files)) sum += gzipSync(compilation.getAsset(file)?.source.buffer() ?? '', { level: 9 }).length;
  return sum;
}

const nameOf = ({ name = '' }: StatsModule) => name.replace(/^.*node_modules\//, '');

/** The modules in the chunks of some files, by name, with their bytes before compression; joined modules are listed separately. */
export function modulesIn({ chunks = [], modules = [] }: StatsCompilation, files: readonly string[]): Record<string, number> {
  const wanted = new Set(chunks.filter((chunk) => chunk.files?.some((file) => files.includes(file))).map(({ id }) => id));
  const sizes: Record<string, number> = {};
  const isOwn = ({ name = '' }: StatsModule) => !/^(consume|provide) shared module|^container entry/.test(name);
  const add = (module: StatsModule) => {
    if (module.modules?.length) module.modules.forEach(add);
    else if (isOwn(module)) sizes[nameOf(module)] = module.size ?? 0;
  };
  modules.filter((module) => module.chunks?.some((id) => wanted.has(id))).forEach(add);
  return sizes;
}

/** The modules of each script of a compilation, with their bytes before compression. */
export function modulesByFile(stats: StatsCompilation): Record<string, Record<string, number>> {
  const scripts = (stats.chunks ?? []).flatMap(({ files = [] }) => files.filter((file) => file.endsWith('.js')));
  return Object.fromEntries(scripts.sort().map((file) => [file, modulesIn(stats, [file])]));
}
