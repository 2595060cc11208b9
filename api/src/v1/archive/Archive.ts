import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DirectoryInUseError, lockDirectory } from '../../database/directoryLock.ts';
import type { Edition } from '../../database/index.ts';
import { editionName, isEditionName } from '../../edition/editionName.ts';
import type { EditionModel } from '../model/EditionModel.ts';
import { type ArchiveIndex, INDEX } from './ArchiveIndex.ts';
import { writeArchive } from './writeArchive.ts';

/** Editions whose files stay. */
const KEPT = 5;

/** An unfinished folder older than this was left by a process that has ended. */
const LONGEST_WRITE_MS = 15 * 60_000;

/** Two machines that share the folder may finish the same edition: the first folder stays, which has the same bytes. */
function refuseOthers(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}

/** An edition whose files stand, and when it came into service: when they were written, or when it was the newest again. */
export interface KeptEdition {
  readonly index: ArchiveIndex;
  readonly since: Date;
}

/**
 * The bulk files, one folder an edition, which has its name. A folder appears whole, by a rename, and never changes. Several processes may
 * share the folder: of those of one machine one writes at a time, and a lock that a killed process left is recognised.
 */
export class Archive {
  readonly folder: string;
  readonly #indexes = new Map<string, ArchiveIndex>();
  readonly #stopped = new AbortController();
  #writing: Promise<boolean> | undefined;
  /** The edition that this process has seen in service last. */
  #newest: string | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The files of an edition, by its name; undefined when there are none. */
  async indexOf(name: string): Promise<ArchiveIndex | undefined> {
    if (!isEditionName(name)) return undefined;
    const known = this.#indexes.get(name);
    if (known) return known;
    try {
      const index = JSON.parse(await readFile(this.#path(name, INDEX), 'utf8')) as ArchiveIndex;
      this.#indexes.set(name, index);
      return index;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** The path of a file that the index of the edition lists; undefined for every other name. */
  async pathOf(name: string, file: string): Promise<string | undefined> {
    const listed = (await this.indexOf(name))?.file.find(({ nome }) => nome === file);
    return listed && this.#path(name, listed.nome);
  }

  /** The editions that have files, the newest first. */
  async editions(): Promise<KeptEdition[]> {
    const entries = await readdir(this.folder).catch(() => [] as string[]);
    const kept = await Promise.all(
      entries.map(async (name) => {
        const index = await this.indexOf(name);
        return index ? [{ index, since: (await stat(this.#path(name, INDEX))).mtime }] : [];
      }),
    );
    return kept.flat().sort((a, b) => b.since.getTime() - a.since.getTime());
  }

  /**
   * Writes the files of an edition when it has none, and removes those of editions before the last five. Calls that overlap share one
   * write. Resolves to whether the files are there: they are not while another process writes them.
   */
  write(edition: Edition, readModel: () => Promise<EditionModel>): Promise<boolean> {
    this.#writing ??= this.#write(edition, readModel).finally(() => {
      this.#writing = undefined;
    });
    return this.#writing;
  }

  /** Stops a write under way; its unfinished folder is removed. */
  async close(): Promise<void> {
    this.#stopped.abort();
    await this.#writing?.catch(() => undefined);
  }

  async #write(edition: Edition, readModel: () => Promise<EditionModel>): Promise<boolean> {
    const own = editionName(edition);
    // whoever writes the table of editions must not choose where files are written
    if (!isEditionName(own)) throw new RangeError(`The fingerprint of the edition ${edition.id} is not hexadecimal digits`);
    if (await this.indexOf(own)) return this.#makeNewest(own);
    await mkdir(this.folder, { recursive: true });
    const unlock = this.#lock();
    if (!unlock) return false;
    try {
      if (await this.indexOf(own)) return true;
      await this.#removeUnfinished();
      const unfinished = await mkdtemp(join(this.folder, `${own}.writing-`));
      try {
        await writeArchive({ folder: unfinished, name: own, edition }, await readModel(), this.#stopped.signal);
        this.#stopped.signal.throwIfAborted();
        await rename(unfinished, join(this.folder, own)).catch(refuseOthers);
      } finally {
        await rm(unfinished, { recursive: true, force: true });
      }
      for (const { index } of (await this.editions()).slice(KEPT)) {
        this.#indexes.delete(index.edizione);
        await rm(join(this.folder, index.edizione), { recursive: true, force: true });
      }
      return true;
    } finally {
      unlock();
    }
  }

  readonly #path = (edition: string, file: string): string => join(this.folder, edition, file);

  /** An edition that was put back into service counts as the newest: its files stay longest. */
  async #makeNewest(own: string): Promise<true> {
    if (this.#newest !== own && (await this.editions())[0]?.index.edizione !== own) {
      const now = new Date();
      await utimes(this.#path(own, INDEX), now, now);
    }
    this.#newest = own;
    return true;
  }

  #lock(): (() => void) | undefined {
    try {
      return lockDirectory(join(this.folder, 'lock'));
    } catch (error) {
      if (error instanceof DirectoryInUseError) return undefined;
      throw error;
    }
  }

  /** What a process that was killed left. What another machine writes now is younger. */
  async #removeUnfinished(): Promise<void> {
    for (const entry of await readdir(this.folder)) {
      if (!entry.includes('.writing-')) continue;
      const path = join(this.folder, entry);
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs > LONGEST_WRITE_MS) await rm(path, { recursive: true, force: true });
    }
  }
}
