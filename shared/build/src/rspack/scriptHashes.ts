import type { Compilation } from '@rspack/core';
import { integrityOf } from '../integrity.ts';

/** The hashes of the scripts among some files of a compilation, by file. They are valid once all files are final. */
export function scriptHashes(compilation: Compilation, files: readonly string[]): Record<string, string> {
  const scripts = files.filter((file) => file.endsWith('.js'));
  return Object.fromEntries(scripts.map((file) => [file, integrityOf(compilation.getAsset(file)?.source.buffer() ?? '')]));
}
