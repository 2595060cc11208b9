import type { Readable } from 'node:stream';
import { isEditionName } from '@territori/history/edition/editionName';
import type { ByteRange, Store } from '@territori/store/files/Store';
import { type ArchiveIndex, INDEX } from './ArchiveIndex.ts';

/** An edition whose files stand, and when it came into service: when they were written, or when it was the newest again. */
export interface KeptEdition {
  readonly index: ArchiveIndex;
  readonly since: Date;
}

/**
 * The bulk files of the editions, as the loads have written them into the store: a folder an edition, which has its name. The index of a
 * folder is written last: a folder without one is not whole, and counts as absent.
 */
export class Archive {
  readonly #store: Store;
  /** What was found: an edition never changes, only how new it is may change. */
  readonly #known = new Map<string, KeptEdition>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** An edition by its name; undefined when it has no files. */
  async edition(name: string): Promise<KeptEdition | undefined> {
    return this.#known.get(name) ?? this.#read(name);
  }

  /** A file that the index of the edition lists, or a range of its bytes; undefined for every other name, and when the file was removed. */
  async open(name: string, file: string, range?: ByteRange): Promise<Readable | undefined> {
    const listed = (await this.edition(name))?.index.file.some(({ nome }) => nome === file);
    const stream = listed ? await this.#store.stream(`${name}/${file}`, range) : undefined;
    // a load has removed the edition
    if (!stream) this.#known.delete(name);
    return stream;
  }

  /** The editions that have files, the newest first. */
  async editions(): Promise<KeptEdition[]> {
    const kept = await Promise.all((await this.#store.folders()).map((name) => this.#read(name)));
    return kept.flatMap((one) => one ?? []).sort((a, b) => b.since.getTime() - a.since.getTime());
  }

  async #read(name: string): Promise<KeptEdition | undefined> {
    if (!isEditionName(name)) return undefined;
    const file = await this.#store.read(`${name}/${INDEX}`);
    if (!file) return undefined;
    const index = this.#known.get(name)?.index ?? (JSON.parse(file.content.toString()) as ArchiveIndex);
    const kept = { index, since: file.since };
    this.#known.set(name, kept);
    return kept;
  }
}
