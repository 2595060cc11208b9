import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import type { SectionManifest } from '@territori/contract';
import { refusePathClashes } from '../sectionChecks/refusePathClashes.ts';
import { manifestIn } from '../workspace.ts';

const NAME = 'watched manifest';

/**
 * The manifest of a section under development. It is read again before a compilation when its source has changed, so that `section.json`
 * follows it. A manifest that cannot be read, or that does not fit, is an error of the compilation, and the one before stays.
 */
export class WatchedManifestPlugin {
  readonly #directory: string;
  #manifest: SectionManifest;
  #source: string;
  #fault: Error | undefined;

  private constructor(directory: string, manifest: SectionManifest, source: string) {
    this.#directory = directory;
    this.#manifest = manifest;
    this.#source = source;
  }

  /** Reads the manifest for the first time. Rejects when it cannot be read, or when one of its paths belongs to another section. */
  static async of(directory: string): Promise<WatchedManifestPlugin> {
    await refusePathClashes();
    return new WatchedManifestPlugin(directory, await manifestIn(directory), await sourceIn(directory));
  }

  get manifest(): SectionManifest {
    return this.#manifest;
  }

  apply({ hooks }: Compiler): void {
    hooks.beforeCompile.tapPromise(NAME, () => this.#read());
    hooks.thisCompilation.tap(NAME, (compilation) => {
      if (this.#fault) compilation.errors.push(this.#fault);
    });
  }

  async #read(): Promise<void> {
    const source = await sourceIn(this.#directory);
    if (source === this.#source) return;
    this.#source = source;
    try {
      const manifest = await manifestIn(this.#directory);
      const { id } = this.#manifest;
      if (manifest.id !== id)
        throw new Error(`The id in src/manifest.ts changed from "${id}" to "${manifest.id}": start the command again.`);
      await refusePathClashes();
      this.#manifest = manifest;
      this.#fault = undefined;
    } catch (error) {
      this.#fault = error as Error;
    }
  }
}

const sourceIn = (directory: string): Promise<string> => readFile(join(directory, 'src/manifest.ts'), 'utf8');
